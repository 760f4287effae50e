import { lazy, Suspense, useState, type ComponentType } from 'react';

/**
 * A component that opens, fetched when it is opened for the first time: what a screen shows at once stays small.
 * @param load brings the component
 */
export function onDemand<Props extends { open: boolean }>(load: () => Promise<ComponentType<Props>>) {
  const View = lazy(async () => ({ default: await load() }));
  return function OnDemand(props: Props) {
    const [wasOpened, setWasOpened] = useState(props.open);
    if (props.open && !wasOpened) setWasOpened(true);
    if (!wasOpened) return null;
    return (
      <Suspense fallback={null}>
        <View {...props} />
      </Suspense>
    );
  };
}
