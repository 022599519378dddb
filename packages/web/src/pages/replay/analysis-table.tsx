import { type Analysed, curveRows } from './analysis-words.ts';

/** The curve once more as a table, for the person who would rather read it, or hear it. */
export function CurveTable({ analysed }: { readonly analysed: Analysed }) {
  const { text } = analysed.words;
  return (
    <details class="disclosure">
      <summary>{text('analysis.as-table')}</summary>
      <table class="analysis__table">
        <thead>
          <tr>
            <th scope="col">{text('analysis.column-step')}</th>
            <th scope="col">{text('analysis.column-ahead')}</th>
            <th scope="col">{text('analysis.column-sure')}</th>
            <th scope="col">{text('analysis.column-given')}</th>
          </tr>
        </thead>
        <tbody>
          {curveRows(analysed).map(({ step, ahead, sure, given }) => (
            <tr key={step}>
              <th scope="row">{step}</th>
              <td>{ahead}</td>
              <td>{sure}</td>
              <td>{given}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
