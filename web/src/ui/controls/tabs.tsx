import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

export interface Tab<Value extends string> {
  value: Value;
  label: ReactNode;
}

interface TabsProps<Value extends string> {
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Four or more side by side on a phone: on a small one their words are in two lines; with large text the tabs are. */
  isDense?: boolean;
  /** What the chosen tab shows. */
  children: ReactNode;
}

/** Views of one thing side by side; arrow keys walk through them. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  isDense = false,
  children,
}: TabsProps<Value>) {
  const choose = (next: string) => {
    const tab = tabs.find((one) => one.value === next);
    if (tab) onChange(tab.value);
  };
  return (
    <Radix.Root value={value} onValueChange={choose}>
      <div className="@container mb-5">
        <Radix.List
          aria-label={label}
          className={cx(
            'flex gap-1 rounded-xl bg-well p-1 wrap-normal',
            isDense ? '@max-[15rem]:flex-wrap' : 'flex-wrap',
          )}
        >
          {tabs.map((tab) => (
            <Radix.Trigger
              key={tab.value}
              value={tab.value}
              // Radix focuses a pressed tab by script, which browsers show a ring for: they themselves do it without.
              onMouseDownCapture={(event) => event.stopPropagation()}
              onClick={() => choose(tab.value)}
              className={cx(
                'min-h-11 min-w-min rounded-full font-semibold text-ink-soft transition-colors data-[state=active]:chosen data-[state=active]:bg-thumb data-[state=active]:text-ink data-[state=active]:shadow-card',
                isDense
                  ? 'flex-auto px-1 text-xs leading-tight sm:px-1.5 sm:text-sm'
                  : 'flex-1 px-2 text-sm max-[22rem]:px-1 max-[22rem]:text-xs',
              )}
            >
              {tab.label}
            </Radix.Trigger>
          ))}
        </Radix.List>
      </div>
      <Radix.Content
        key={value}
        value={value}
        className="animate-fade-in rounded-md [&>section:first-child]:mt-0"
      >
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}
