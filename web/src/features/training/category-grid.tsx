import type { Category } from 'sync-protocol/entities/training/program';
import { Link } from '#ui/controls/link.tsx';
import { CategoryIcon } from '#ui/icons/category-icon.tsx';
import type { ListedProgram } from './listed-program.ts';
import { messages } from './messages.ts';

interface CategoryGridProps {
  categories: readonly Category[];
  catalog: readonly ListedProgram[];
}

/** The six ways of the ball, each the way to its programs. */
export function CategoryGrid({ categories, catalog }: CategoryGridProps) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-3 sm:grid-cols-3 xl:grid-cols-6">
      {categories.map((category) => (
        <li key={category} data-category={category}>
          <Link
            to={`/training/${category}`}
            className="pressable relative flex min-h-32 flex-col justify-end overflow-hidden rounded-lg bg-cat-soft p-4 max-[22.5rem]:px-3"
          >
            <CategoryIcon category={category} className="absolute top-3 right-3 size-14 text-cat" />
            <span className="font-bold">{messages.category[category]}</span>
            <span className="text-xs text-ink-soft">
              {messages.categories.programs(catalog.filter((one) => one.category === category).length)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
