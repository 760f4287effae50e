import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { EmptyState } from '#ui/surfaces/state-message.tsx';
import { useHeadingFocus } from '#ui/focus/use-heading-focus.ts';
import { AccountForm } from './account-form.tsx';
import { forgetBegun } from './begun-account.ts';
import { BirthForm } from './birth-form.tsx';
import { messages } from '../messages.ts';
import { Outcome } from '../outcome.tsx';
import { keepAge, toldAge, type ToldAge } from './told-age.ts';

/**
 * First when the player was born, then the account; the first can be changed, and what was typed for the second stays
 * meanwhile. Too young is told kindly, and nothing of it is kept.
 */
export function SignUp() {
  const [params] = useSearchParams();
  const [told, setTold] = useState<ToldAge>(() =>
    params.get('problem') === 'under_age' ? 'too young' : toldAge(),
  );
  const [isChanging, setIsChanging] = useState(false);
  const isAsking = told === undefined || isChanging;
  const around = useHeadingFocus<HTMLDivElement>(isAsking ? 'birth' : 'account');
  if (told === 'too young') return <UnderAge />;
  const keep = (age: Exclude<ToldAge, undefined>) => {
    keepAge(age);
    setTold(age);
    setIsChanging(false);
  };
  const refuse = () => {
    forgetBegun();
    keep('too young');
  };
  return (
    <div ref={around}>
      {isAsking && <BirthForm said={told} onDone={keep} onUnderAge={refuse} />}
      {told && (
        <div hidden={isAsking}>
          <AccountForm birth={told} onBack={() => setIsChanging(true)} onUnderAge={refuse} />
        </div>
      )}
    </div>
  );
}

function UnderAge() {
  const { title, text, back } = messages.underAge;
  return (
    <Outcome>
      <EmptyState
        title={title}
        text={text}
        action={
          <Link to="/" className={buttonClass({ tone: 'primary', size: 'lg' })}>
            {back}
          </Link>
        }
      />
    </Outcome>
  );
}
