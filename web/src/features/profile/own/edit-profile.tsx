import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { BackLink } from '#ui/controls/back-link.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Page } from '#ui/surfaces/page.tsx';
import { SkeletonList } from '#ui/surfaces/skeleton.tsx';
import { showIssues } from '#ui/controls/show-issues.ts';
import { toast } from '#ui/layers/toast-store.ts';
import { messages as text } from './edit-messages.ts';
import { editIssues } from './edit-fields.ts';
import { EditForm } from './edit-form.tsx';
import { PictureField } from '../picture/picture-field.tsx';
import { messages as pictureText } from '../picture/picture-messages.ts';
import { useEdit, type Edit } from './use-edit.ts';

/** Where players change what their profile says. */
export function EditProfile() {
  const edit = useEdit();
  return (
    <Page title={text.title} above={<BackLink to="/profile">{text.back}</BackLink>} width="text">
      {edit ? <Editor edit={edit} /> : <SkeletonList rows={3} rowClass="h-48" label={text.loading} />}
    </Page>
  );
}

function Editor({ edit }: { edit: Edit }) {
  const [isBusy, setIsBusy] = useState(false);
  const [isUploading, setIsUploading] = useState(false);
  const navigate = useNavigate();
  const [showsIssues, setShowsIssues] = useState(false);
  const issues = editIssues(edit.fields);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    showIssues(event.currentTarget, () => setShowsIssues(true));
    if (Object.keys(issues).length > 0) return;
    if (isUploading) return toast({ title: pictureText.wait });
    setIsBusy(true);
    const result = await edit.save();
    setIsBusy(false);
    if (!result.ok) return toast({ title: text.failed, text: result.message, tone: 'danger' });
    toast({ title: text.saved, tone: 'success' });
    void navigate('/profile');
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {edit.isRestored && (
        <div className="flex items-center justify-between gap-3 rounded-lg bg-accent-soft py-1 pr-1 pl-4 text-sm">
          {text.restored}
          <Button tone="ghost" className="shrink-0" onClick={edit.discard}>
            {text.discard}
          </Button>
        </div>
      )}
      <PictureField
        name={edit.standing.displayName}
        value={edit.fields.profileImageUrl}
        onUploading={setIsUploading}
        onChoose={(profileImageUrl) => edit.change({ profileImageUrl })}
      />
      <EditForm {...edit} issues={showsIssues ? issues : {}} />
      <div className="save-bar">
        <Button type="submit" tone="primary" size="lg" wide busy={isBusy} className="shadow-float">
          {isBusy ? text.saving : text.save}
        </Button>
      </div>
    </form>
  );
}
