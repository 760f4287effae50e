import { PLAYER_LEVELS, TECHNIQUES } from 'sync-protocol/rules/technique/terms';
import { Segmented } from '#ui/controls/segmented.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { messages as text } from '../messages.ts';
import { ONE_HANDED } from '../results/result-words.ts';
import type { Choices } from '../use-choices.ts';

const HANDS = (['found', 'left', 'right'] as const).map((value) => ({ value, label: text.hand[value] }));

/** The technique, the level and the hand of a clip. */
export function ChoiceFields({ choices }: { choices: Choices }) {
  const { technique, level, handChoice } = choices;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={text.technique}
          required
          placeholder={text.techniquePlaceholder}
          value={technique ?? ''}
          options={TECHNIQUES.map((value) => ({ value, label: text.techniques[value] }))}
          hint={technique && text.filming[technique]}
          onChange={({ target }) => {
            const next = TECHNIQUES.find((one) => one === target.value);
            if (next) choices.setTechnique(next);
          }}
        />
        <SelectField
          label={text.level}
          value={level}
          options={PLAYER_LEVELS.map((value) => ({ value, label: text.levels[value] }))}
          onChange={({ target }) => {
            const next = PLAYER_LEVELS.find((one) => one === target.value);
            if (next) choices.setLevel(next);
          }}
        />
      </div>
      {technique && ONE_HANDED.includes(technique) && (
        <div>
          <p className="mb-1.5 text-sm font-semibold" aria-hidden>
            {text.hand.title}
          </p>
          <Segmented
            label={text.hand.title}
            choices={HANDS}
            value={handChoice}
            onChange={choices.setHandChoice}
          />
        </div>
      )}
    </>
  );
}
