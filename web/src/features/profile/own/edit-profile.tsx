import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { profileUpdate } from 'sync-protocol/mutations/profile/profile-update';
import { refusalText } from '#data/rows/refusal-text.ts';
import { useSubmit } from '#data/server/forms/use-form.ts';
import { BackLink } from '#ui/controls/back-link.tsx';
import { cx } from '#ui/cx.ts';
import { Button } from '#ui/controls/button.tsx';
import { AskFirst } from '#ui/layers/ask-first.tsx';
import { Page } from '#ui/surfaces/page.tsx';
import { SkeletonList } from '#ui/surfaces/skeleton.tsx';
import { toast } from '#ui/layers/toast-store.ts';
import { messages as text } from './edit-messages.ts';
import { editIssues, type EditChanges } from './edit-fields.ts';
import { EditForm } from './edit-form.tsx';
import { PictureField } from '../picture/picture-field.tsx';
import { messages as pictureText } from '../picture/picture-messages.ts';
import { useEdit, type Edit } from './use-edit.ts';

/** Where players change what their profile says. */
export function EditProfile() {
  const edit = useEdit();
  return (
    <Page title={text.title} width="full" above={<BackLink to="/profile">{text.back}</BackLink>}>
      {edit ? <Editor edit={edit} /> : <SkeletonList rows={3} rowClass="h-48" label={text.loading} />}
    </Page>
  );
}

function Editor({ edit }: { edit: Edit }) {
  const [isUploading, setIsUploading] = useState(false);
  const navigate = useNavigate();
  const { issues, isBusy, formProps, forgetIssues } = useSubmit(edit.fields, {
    check: editIssues,
    send: async () => {
      if (isUploading) return toast({ title: pictureText.wait });
      const result = await edit.save();
      if (!result.ok) return toast({ ...refusalText(profileUpdate.name, result), tone: 'danger' });
      toast({ title: text.saved, tone: 'success' });
      void navigate('/profile');
    },
  });
  const change = (changed: EditChanges) => {
    edit.change(changed);
    forgetIssues(Object.keys(changed));
  };
  const discard = () => {
    edit.discard();
    forgetIssues(Object.keys(issues));
  };
  return (
    <form {...formProps} className="grid gap-4">
      {edit.isRestored && (
        <div className="flex items-center justify-between gap-3 rounded-lg bg-accent-soft py-1 pr-1 pl-4 text-sm">
          {text.restored}
          <AskFirst tone="ghost" className="shrink-0" question={text.discarding} onYes={discard}>
            {text.discard}
          </AskFirst>
        </div>
      )}
      <EditForm {...edit} change={change} issues={issues}>
        <PictureField
          name={edit.standing.displayName}
          called={`${edit.fields.firstName} ${edit.fields.lastName}`.trim()}
          value={edit.fields.profileImageUrl}
          onUploading={setIsUploading}
          onChoose={(profileImageUrl) => change({ profileImageUrl })}
        />
      </EditForm>
      {/* It floats once there is something to save: until then it would only cover the fields. */}
      <div className={cx('lg:w-80 lg:justify-self-end', edit.isChanged && 'save-bar')}>
        <Button
          type="submit"
          tone="primary"
          size="lg"
          wide
          busy={isBusy}
          className={edit.isChanged ? 'shadow-float' : undefined}
        >
          {isBusy ? text.saving : text.save}
        </Button>
      </div>
    </form>
  );
}
