import type { DescribedBoard } from '@boomtown/ui-kit';

/** The board for those who read it: a real table, out of sight. */
export function DescribedBoardTable({ board }: { readonly board: DescribedBoard }) {
  return (
    <div class="unseen">
      <table>
        <caption>{board.caption}</caption>
        <tbody>
          {board.rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              {row.cells.map((cell, place) => (
                <td key={place}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
