import { useId } from 'react';
import type { Category } from 'sync-protocol/entities/training/program';
import { CATEGORIES } from 'sync-protocol/rules/training/program-terms';
import { cx } from '#ui/cx.ts';
import { FieldError } from '#ui/fields/field.tsx';
import { CategoryIcon } from '#ui/icons/category-icon.tsx';
import { messages } from '../messages.ts';

interface CategoryPickerProps {
  label: string;
  value: Category | '';
  error: string | undefined;
  onChange: (category: Category) => void;
}

/** One of the six categories, by its sign and in its colour. */
export function CategoryPicker({ label, value, error, onChange }: CategoryPickerProps) {
  const name = useId();
  const errorId = `${name}-error`;
  return (
    <fieldset>
      <legend data-required className="mb-1.5 text-sm font-semibold">
        {label}
      </legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,5.5rem),1fr))] gap-2 md:grid-cols-3">
        {CATEGORIES.map((category, index) => (
          <label
            key={category}
            data-category={category}
            className={cx(
              'relative flex min-h-20 cursor-pointer flex-col items-center justify-center gap-1 rounded-md text-xs font-semibold',
              'transition-colors has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-focus',
              category === value ? 'bg-cat text-surface' : 'bg-cat-soft text-cat',
            )}
          >
            <input
              type="radio"
              name={name}
              value={category}
              required
              checked={category === value}
              {...(index === 0 && error && { 'aria-invalid': true, 'aria-describedby': errorId })}
              onChange={() => onChange(category)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <CategoryIcon category={category} className="size-8" />
            {messages.category[category]}
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
