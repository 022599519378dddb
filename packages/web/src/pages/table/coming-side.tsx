/** What stands beside the board, as long as the game's own code or where the match stands is not there yet. */
export function ComingSide() {
  return (
    <div class="table__side table__side--coming" aria-hidden="true">
      <div class="skeleton table__coming-players" />
      <div class="skeleton table__coming-moves" />
    </div>
  );
}
