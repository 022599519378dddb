import { biggestOf, certainFrom, changesOf, playedBy, slipsOf, turnOf } from '../../replay/analysis/story.ts';
import { type Analysed, giftSentence, playedSentences, turnSentence } from './analysis-words.ts';

interface AnalysisSummaryProps {
  readonly analysed: Analysed;
  readonly onStep: (step: number) => void;
}

/** This many of the largest gifts are named; the curve shows all. */
const MOST_GIFTS = 3;

/** The whole match in a few sentences, once all of it is judged: where it turned, the largest gifts, who played best. */
export function AnalysisSummary({ analysed, onStep }: AnalysisSummaryProps) {
  const { judged, replayed, words } = analysed;
  const { text } = words;
  const turn = turnOf(judged);
  const changes = changesOf(judged);
  const gifts = biggestOf(slipsOf(judged, replayed.positions), MOST_GIFTS);
  const certain = certainFrom(judged);
  const known = judged.some((one) => one?.exact === true && one.best.length > 0);
  return (
    <>
      <h4 class="analysis__part">{text('analysis.summary')}</h4>
      {turn !== null && <Led sentence={turnSentence(analysed, turn)} step={turn.step} onStep={onStep} />}
      {changes > 1 && <p>{text('analysis.changes', { count: changes })}</p>}
      {known ? (
        <>
          {gifts.length === 0 ? (
            <p>{text('analysis.no-gifts')}</p>
          ) : (
            <>
              <p>{text('analysis.gifts')}</p>
              <ul class="analysis__gifts">
                {gifts.map((gift) => (
                  <li key={gift.step}>
                    {/* Before it was made: there the better move is drawn. */}
                    <Led sentence={giftSentence(analysed, gift)} step={gift.step - 1} onStep={onStep} />
                  </li>
                ))}
              </ul>
            </>
          )}
          {playedSentences(analysed, playedBy(judged, replayed.positions)).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {certain !== null && <p>{text('analysis.certain-from', { step: certain })}</p>}
        </>
      ) : (
        <p>{text('analysis.all-estimate')}</p>
      )}
    </>
  );
}

interface LedProps {
  readonly sentence: string;
  /** `null` if it leads nowhere. */
  readonly step: number | null;
  readonly onStep: (step: number) => void;
}

/** A sentence about a step; touching it leads there. */
function Led({ sentence, step, onStep }: LedProps) {
  if (step === null) return <p>{sentence}</p>;
  return (
    <button type="button" class="small-button analysis__led" onClick={() => onStep(step)}>
      {sentence}
    </button>
  );
}
