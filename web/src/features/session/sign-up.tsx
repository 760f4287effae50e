import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { isUnderAge, type BirthMonth } from 'sync-protocol/rules/age';
import { now } from '#data/clock.ts';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/state-message.tsx';
import { AccountForm } from './account-form.tsx';
import { BirthForm } from './birth-form.tsx';
import { messages } from './messages.ts';

/** First when the player was born, then the account; too young is told kindly, and nothing of it is kept. */
export function SignUp() {
  const [birth, setBirth] = useState<BirthMonth>();
  const [params] = useSearchParams();
  const [isTooYoung, setIsTooYoung] = useState(params.get('problem') === 'under_age');
  const refuse = () => {
    setBirth(undefined);
    setIsTooYoung(true);
  };
  if (isTooYoung) return <UnderAge />;
  if (!birth)
    return <BirthForm onDone={(given) => (isUnderAge(given, now()) ? refuse() : setBirth(given))} />;
  return <AccountForm birth={birth} onBack={() => setBirth(undefined)} onUnderAge={refuse} />;
}

function UnderAge() {
  const { title, text, back } = messages.underAge;
  return (
    <EmptyState
      title={title}
      text={text}
      action={
        <Link to="/" className={buttonClass({ tone: 'primary', size: 'lg' })}>
          {back}
        </Link>
      }
    />
  );
}
