/** The values of the first 3 turns, as `scripts/solve-openings.ts` found them by exact search (see openings.ts). */
export const OPENING_VALUES: { readonly [board: string]: string } = {
  clover:
    'jkjkkjjjjkkjjjjijjijjjjjjkjkjjjjjkjjkjjjjkjjjjjkjjjkjkjijjjkjkjjkjjkjjjkjjkjjjjjjjjkjjjijjjjjjkjijjj' +
    'kkjjkjkjjjkjjkjjjlkkkkkkkklkkikjjjjkkjjkjjlkklkklkklkilkjjkkkkkjlkkkjkkkjlkklkklkiklkklkklkklkijkjkk' +
    'kkkjjkkjklkkkkklkkkkikjjkkkkjkkjjiijijjiijiikjjkjjkjjkjjjjjjjkjjijjijjjikjjkjjkjjjjkjjjjjkjjjjjjkkij' +
    'jjkjjkjjkjjkjjjjjjkkkjkkjjkkjjkjjkjjkkjkkkkkjjjijijjjkkjjkjkkjjjkkjkkkjkkjjjkjkjjkjjjjjkjjkjjjjjkjkk' +
    'jjjjjlkjijkjkkkkkikkklkijjjkjjkkkkkjkjjkjjlkikkkkkjjjjkkjkkkkkjkjjjiikjjjjjjjjkjjjjjjkjjjjjjjjjjjjj',
};
