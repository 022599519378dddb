/** The values of the first 3 turns, as `scripts/solve-openings.ts` found them by exact search (see openings.ts). */
export const OPENING_VALUES: { readonly [board: string]: string } = {
  triangle:
    'kkkkkkjkkjkjkkkkkjjkjjkkjkkkjkjjkkkkkkkkkkjjjkjjkjjkjjkjjkjjkjjkjjjjjjkjjkjjkjjkjkkjkkjjkjjjijkijjjj' +
    'jjjjjjjikjkjkjjkjjkjjkjjkjkkjjkkjjkjjkjjkjjkjjkjkkjjjjjjkjjkijkjjjjjkjjjjkkkjjkjjkjjkjjkjjkjjkjjkkjk' +
    'kjkjjkjkjjkjkkjjjjjjkijijjijjjjijjjkjkjjkjkjjkjkjjkjkkjjjkkkkkkkkkkkkkjkkjkjkjjkjkjjkjjkjkjjkjkjjjkl' +
    'klkklkklklkklkklkikkkkkkkklkkkklkkkkijjjjjkjjkjkjjkjjkjjjlkkklkkkkkkkkkkkkjkkkkkkkkkkkkkkklkkkkijkjj' +
    'kjkkjjkjkjjkjjkjjjkkklkklkkkkkkkkkjkkjkkkkkkkkkkkklkkkkijkjjkjjjkjjjkjjjjjjkkklkkklkkkkkjkkjkjkjjjkj' +
    'jkjjjkjjkkjjjijijiijijijijjiikjkjjjkjjkjjjkjjkjjjkkjkjjkjjjkjjkjjjjjjjjjjjjjjjjjjjjkkjkjjkjjjkjjkkjj' +
    'kjjkjjkjjkjjjkjjkjjjjkjkjjkjjkjjjkjjkjjjkkjkjjkjjkjjjkjjkjjjkjjkjjkjjkjjkjjjjjjjjjkjjjjjjjjjkjjkjjkj' +
    'jkjjkjjjkkjjkjjkjkkjkjjjkkjjkjjkjjkjkkjjjkjjkjjkjjkjjkjjjjkjjkjjkjkkjjkkjjjjjjjkkjjjkjjkjjkjjkjjkjjj' +
    'jkjjkjkkjjkijijjjjjjjjjkkjkjjkjjkjkkjjkkjkkjkjkkjjkkijjjjjjjjkjkjkjjkjkkjjkkjkjjkjkjjjjjjjjjjjjkjkjk' +
    'jjkjkjjjkjkjkjkjkjjjkjjjkjjjjjjjkjkjkjkjkjjkjkjjkjjjjjijjjjijjkkjkjjkjkjjkjkjkkkjjkjjjjjkjjkjkjkjkjj' +
    'jkklkkklkjkkjkkkkkkkkkjjlklklklklkikklklkkkjkjkjkjkjjlklklklkikklklklkijjkjkjkjjkkkklklkikkklklkikjj' +
    'kjkjjlkkkkkkilkklkkikjjkjjjkkklkkilkkkkkikjkjjjjkkkkkkikklkkijjkjjjkklkkikkkkijjjjjkkkkikjjjjjjjjjji' +
    'ikjjjjjjjjjjjiijikjjjjjjjjjjjjjjjjjjjjjiijkjjjjjjjjjkjjjjjjjjjjjikjjjkjjj',
  clover:
    'jkjkkjjjjkkjjjjijjijjjjjjkjkjjjjjkjjkjjjjkjjjjjkjjjkjkjijjjkjkjjkjjkjjjkjjkjjjjjjjjkjjjijjjjjjkjijjj' +
    'kkjjkjkjjjkjjkjjjlkkkkkkkklkkikjjjjkkjjkjjlkklkklkklkilkjjkkkkkjlkkkjkkkjlkklkklkiklkklkklkklkijkjkk' +
    'kkkjjkkjklkkkkklkkkkikjjkkkkjkkjjiijijjiijiikjjkjjkjjkjjjjjjjkjjijjijjjikjjkjjkjjjjkjjjjjkjjjjjjkkij' +
    'jjkjjkjjkjjkjjjjjjkkkjkkjjkkjjkjjkjjkkjkkkkkjjjijijjjkkjjkjkkjjjkkjkkkjkkjjjkjkjjkjjjjjkjjkjjjjjkjkk' +
    'jjjjjlkjijkjkkkkkikkklkijjjkjjkkkkkjkjjkjjlkikkkkkjjjjkkjkkkkkjkjjjiikjjjjjjjjkjjjjjjkjjjjjjjjjjjjj',
};
