import type { ApiRefusal } from '@boomtown/client/http';
import { GAME_IDS } from '@boomtown/registry/ids';
import { hasLesson } from '@boomtown/registry/lessons';
import { shelfOf } from '@boomtown/registry/shelf';
import { fitsSeats, type GameId, type Terms } from '@boomtown/wire/browser';
import { useEffect, useState } from 'preact/hooks';
import { go } from '../../app/route.ts';
import { words } from '../../app/words.ts';
import { gameName } from '../../games/game-words.ts';
import { wishFor } from '../../games/seat-wish.ts';
import { useGame } from '../../games/use-game.ts';
import { changeSettings, settings } from '../../local-storage/settings.ts';
import { makeTable, resumeMaking, takeSeatFor } from '../../net/seat-requests.ts';
import { Choice } from '../../shell/choice.tsx';
import { NameField, tidyName } from '../../shell/name-field.tsx';
import { Page } from '../../shell/page.tsx';
import { GuideLink } from '../../shell/page-link.tsx';
import { freeTrade, nameApart, suggestedName } from '../../shell/suggested-name.ts';
import { Switch } from '../../shell/switch.tsx';
import { LostPart } from '../lost-part.tsx';
import { isOpen } from '../option-lines.ts';
import { refusalWords } from '../refusal-words.ts';
import { useServerPolicy } from '../use-server-policy.ts';
import { AbsenceForm } from './absence-form.tsx';
import { fittedOptions, type Options } from './fitted-options.ts';
import { GameChoice, PresetChoice, type Way } from './game-choice.tsx';
import { OptionControl } from './option-control.tsx';
import { PeopleHere } from './people-here.tsx';
import { presetTerms, USUAL_TERMS } from './presets.ts';
import { SeatCount } from './seat-choices.tsx';
import { TermsForm } from './terms-form.tsx';
import { WatchForm } from './watch-form.tsx';

/** Where a table is made. Everything has a sensible default: the button alone is enough. */
export function MakePage({ game: asked }: { readonly game: GameId | null }) {
  const { text } = words.value;
  const [id, choose] = useState<GameId>(asked ?? GAME_IDS[0] ?? '');
  const game = useGame(id);
  const [suggestion] = useState(suggestedName());
  const [name, setName] = useState(suggestion);
  const [others, setOthers] = useState<readonly string[]>([]);
  const [changed, setChanged] = useState<Options>({});
  const [seatsWanted, wantSeats] = useState<number | null>(null);
  const [listed, setListed] = useState(false);
  const [watchable, setWatchable] = useState(true);
  const [terms, setTerms] = useState<Terms>(USUAL_TERMS);
  const [way, setWay] = useState<Way>('usual');
  const [refused, setRefused] = useState<ApiRefusal | null>(null);
  const serverPolicy = useServerPolicy();
  const mayList = serverPolicy?.listedTables === true;
  const [making, setMaking] = useState(false);

  const here = game !== null && game !== 'lost' ? game : null;
  const { min, max } = here?.rules.info.seats ?? { min: 2, max: 2 };
  // The person who plays on this device has a seat, too.
  const company = others.slice(0, max - 1);
  const seats = Math.max(seatsWanted ?? min, company.length + 1);
  // Of two one can lose on time: with more players the game moves on instead.
  const onTime: Terms =
    fitsSeats(terms, seats) || terms.clock.kind === 'none'
      ? terms
      : { ...terms, clock: { ...terms.clock, atZero: 'move' } };
  const mayShowChances = here?.rules.invented !== undefined;
  // Left out where it can't be, as where it is not wanted.
  const { watchChances = false, ...plain } = onTime;
  const showsChances = watchChances && mayShowChances && watchable && terms.watchDelay > 0;
  const fitted: Terms = showsChances ? { ...plain, watchChances } : plain;
  const options = here === null ? {} : fittedOptions(here.rules, changed, seats);

  useEffect(() => {
    void resumeMaking().then((made) => {
      if (made?.ok === true) go({ page: 'table', code: made.value.code });
    });
  }, []);

  const changeOptions = (options: Options) => {
    setChanged(options);
    setWay('own');
  };
  const changeTerms = (changed: Terms) => {
    setTerms(changed);
    setWay('own');
  };

  const submit = async (event: Event) => {
    event.preventDefault();
    if (here === null || making) return;
    setMaking(true);
    const sitAs = tidyName(name) || suggestion;
    const asked = {
      game: id,
      options: { ...options },
      seats,
      name: sitAs,
      listed,
      watchable,
      terms: fitted,
      ...wishFor(id, settings.value.colour),
    };
    const made = await makeTable(asked);
    if (!made.ok) {
      setMaking(false);
      setRefused(made.error);
      return;
    }
    if (sitAs !== suggestion) changeSettings({ name: sitAs });
    const { code } = made.value;
    // Where one can't sit down, the waiting room shows whose seat is free.
    for (const other of namesOf(company, sitAs)) await takeSeatFor(code, other);
    setMaking(false);
    go({ page: 'table', code });
  };

  return (
    <Page title={text('make.title')} class="make">
      <h1>{text('make.title')}</h1>
      {serverPolicy?.draining === true && (
        <p class="field__wrong" role="status">
          {text('refusals.draining')}
        </p>
      )}
      <form class="make__form" onSubmit={(event) => void submit(event)}>
        <GameChoice
          value={id}
          isChosen={asked !== null}
          onChange={(chosen) => {
            choose(chosen);
            setChanged({});
            wantSeats(null);
            setTerms(presetTerms(undefined, terms));
            setWay('usual');
            setRefused(null);
          }}
        />
        <div class="card make__card">
          {hasLesson(id) && (
            <p class="make__guide">
              <GuideLink id={id} class="small-button" /> <span class="field__hint">{text('guide.hint')}</span>
            </p>
          )}
          <NameField label={text('make.yourName')} value={name} onChange={setName} />
          <PeopleHere names={company} most={max - 1} onChange={setOthers} />
          <PresetChoice
            game={id}
            way={way}
            onChange={(chosen) => {
              const preset = chosen === 'usual' ? undefined : shelfOf(id).presets[chosen];
              setChanged(preset?.options ?? {});
              setTerms(presetTerms(preset, terms));
              setWay(chosen);
            }}
          />
          {here !== null && (
            <fieldset class="make__options">
              <legend>
                <h2>{text('make.options', { game: gameName(id) })}</h2>
              </legend>
              <SeatCount seats={{ min: Math.max(min, company.length + 1), max }} value={seats} onChange={wantSeats} />
              {here.rules.optionFields.filter(isOpen).map((field) => (
                <OptionControl
                  key={`${id} ${field.key}`}
                  game={here}
                  field={field}
                  seats={seats}
                  options={options}
                  onChange={changeOptions}
                />
              ))}
            </fieldset>
          )}
          {game === 'lost' && <LostPart class="stack" />}
          {game === null && <div class="skeleton skeleton--short" role="status" aria-label={text('app.loading')} />}
          <details class="make__more" open={hasRoom()}>
            <summary>{text('make.more')}</summary>
            <TermsForm game={id} terms={fitted} seats={seats} onChange={changeTerms} />
            <AbsenceForm terms={terms} onChange={setTerms} />
            <Choice
              name="pace"
              label={text('terms.botPace')}
              hint={text('terms.botPaceHint')}
              options={(['quick', 'usual', 'slow'] as const).map((value) => ({
                value,
                label: text(`terms.botPace-${value}`),
              }))}
              value={terms.botPace ?? 'usual'}
              onChange={(pace) => setTerms({ ...terms, botPace: pace === 'usual' ? undefined : pace })}
            />
            <Switch
              label={text('make.takeback')}
              hint={text('make.takebackHint')}
              on={terms.takeback}
              onChange={(takeback) => changeTerms({ ...terms, takeback })}
            />
            <fieldset class="make__options">
              <legend>
                <h2>{text('make.guests')}</h2>
              </legend>
              <WatchForm
                watchable={watchable}
                delay={terms.watchDelay}
                chances={mayShowChances ? terms.watchChances === true : null}
                onChange={({ watchable: may, delay, chances }) => {
                  setWatchable(may);
                  setTerms({ ...terms, watchDelay: delay, watchChances: chances === true });
                }}
              />
              {mayList && (
                <Switch label={text('make.listed')} hint={text('make.listedHint')} on={listed} onChange={setListed} />
              )}
            </fieldset>
          </details>
          {refused !== null && (
            <p class="field__wrong" role="alert">
              {refusalWords(refused, words.value)}
            </p>
          )}
          <div class="make__send">
            <button type="submit" class="button button--primary button--wide" disabled={here === null || making}>
              {text('make.make')}
            </button>
          </div>
        </div>
      </form>
    </Page>
  );
}

/** Is there room for what is rarely changed? On a phone it is folded. */
function hasRoom(): boolean {
  return matchMedia('(min-width: 56.01rem)').matches;
}

/** The names of those who play on this device, too; the person who gave none has a trade of the building site. */
function namesOf(typed: readonly string[], maker: string): readonly string[] {
  const taken = [maker];
  for (const name of typed) {
    const tidied = tidyName(name);
    const trades = words.value.text('app.trades').split(',');
    taken.push(tidied === '' ? freeTrade(trades, taken, 0) : nameApart(tidied, taken));
  }
  return taken.slice(1);
}
