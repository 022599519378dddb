import { Dotted, Icon } from '@boomtown/ui-kit';
import type { AdminTable } from '@boomtown/wire/browser';
import { words } from '../../app/words.ts';
import { gameName } from '../../games/game-words.ts';
import { saveAsFile, tableFile, transcriptFile } from '../../local-storage/transcript-file.ts';
import { exportTable } from '../../net/admin-api.ts';
import { refusalWords } from '../refusal-words.ts';

interface TableLineProps {
  readonly table: AdminTable;
  readonly onEnd: () => void;
  readonly onTakeAway: () => void;
  readonly onRefused: (why: string | null) => void;
}

const STAGE_WORDS = {
  waiting: 'admin.stageWaiting',
  playing: 'admin.stagePlaying',
  over: 'admin.stageOver',
  unreadable: 'admin.stageUnreadable',
  'game-gone': 'admin.stageGone',
} as const;

/** One table: what anybody may know who has its code, and what its host can do with it. */
export function TableLine({ table, onEnd, onTakeAway, onRefused }: TableLineProps) {
  const { text, list, moment } = words.value;
  const { code, game, stage, names, connected, madeAt, logName, watchable } = table;
  const people = names.filter((name) => name !== null);
  const save = async () => {
    const answer = await exportTable(code);
    onRefused(answer.ok ? null : refusalWords(answer.error, words.value));
    if (answer.ok) saveAsFile(answer.value, stage === 'over' ? transcriptFile(game, code) : tableFile(game, code));
  };
  const facts = [
    text(STAGE_WORDS[stage]),
    connected === null || connected === 0 ? text('admin.asleep') : text('admin.here', { count: connected }),
    ...(watchable ? [] : [text('admin.private')]),
    text('admin.madeAt', { when: moment(madeAt) }),
    text('admin.inLog', { name: logName }),
  ];
  return (
    <article class="admin__table" aria-label={code}>
      <div class="admin__words">
        <p>
          <strong class="admin__code">{code}</strong> {gameName(game)}
        </p>
        <p>{people.length === 0 ? text('admin.nobody') : list(people)}</p>
        <p class="admin__aside">
          <Dotted parts={facts} />
        </p>
      </div>
      <p class="admin__ways">
        <button
          type="button"
          class="small-button"
          aria-label={text('admin.exportOf', { code })}
          onClick={() => void save()}
        >
          <Icon name="download" />
          {text('admin.export')}
        </button>
        <button type="button" class="small-button" aria-label={text('admin.takeAwayOf', { code })} onClick={onTakeAway}>
          {text('admin.takeAway')}
        </button>
        <button type="button" class="small-button" aria-label={text('admin.endOf', { code })} onClick={onEnd}>
          <Icon name="close" />
          {text('admin.end')}
        </button>
      </p>
    </article>
  );
}
