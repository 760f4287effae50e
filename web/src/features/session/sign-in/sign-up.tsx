import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { buttonClass } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/surfaces/state-message.tsx';
import { AccountForm } from './account-form.tsx';
import { BirthForm } from './birth-form.tsx';
import { messages } from '../messages.ts';
import { forgetAge, keepAge, toldAge, type ToldAge } from './told-age.ts';

/** First when the player was born, then the account; too young is told kindly, and nothing of it is kept. */
export function SignUp() {
  const [params] = useSearchParams();
  const [told, setTold] = useState<ToldAge>(() =>
    params.get('problem') === 'under_age' ? 'too young' : toldAge(),
  );
  const keep = (age: Exclude<ToldAge, undefined>) => {
    keepAge(age);
    setTold(age);
  };
  const askAgain = () => {
    forgetAge();
    setTold(undefined);
  };
  const refuse = () => keep('too young');
  if (told === 'too young') return <UnderAge />;
  if (!told) return <BirthForm onDone={keep} onUnderAge={refuse} />;
  return <AccountForm birth={told} onBack={askAgain} onUnderAge={refuse} />;
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
