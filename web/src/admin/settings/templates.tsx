import { type TemplateName, templateNames } from '@agency/domain/mail/templates';
import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSignedIn } from '../../firebase/session/session-context.ts';
import { useTask } from '../../platform/use-task.ts';
import { Card } from '../../ui/app/card.tsx';
import { FilterBar, FilterChips, FilterSelect } from '../../ui/app/filter-bar.tsx';
import { ErrorState, Skeleton } from '../../ui/app/states.tsx';
import { useToast } from '../../ui/app/toast.tsx';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { MailIcon } from '../../ui/icons.tsx';
import { mailName } from '../shared/mail/mail-words.ts';
import styles from './settings.module.css';
import { type RenderedMail, renderSample, sendTest } from './staff-api.client.ts';

const widths = {
  phone: { label: 'Phone', pixels: 320 },
  computer: { label: 'Computer', pixels: 600 },
} as const;
type Width = keyof typeof widths;

const isTemplate = (name: string | null): name is TemplateName =>
  name !== null && templateNames.some((known) => known === name);
const isWidth = (name: string): name is Width => Object.hasOwn(widths, name);

/** Each template with its sample data, as a mail program shows it, and a test mail to oneself. */
export function Templates() {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('template');
  const template = isTemplate(asked) ? asked : templateNames[0];
  const [width, setWidth] = useState<Width>('computer');
  const choose = (name: string) =>
    setQuery(new URLSearchParams({ tab: 'templates', template: name }), { replace: true });
  return (
    <div className={styles.outbox}>
      <FilterBar label="templates">
        <FilterSelect
          label="Template"
          value={template}
          options={templateNames.map((value) => ({ value, label: mailName(value) }))}
          onChange={choose}
        />
        <FilterChips
          label="Width"
          value={width}
          options={Object.entries(widths).map(([value, { label }]) => ({ value, label }))}
          onChange={(value) => isWidth(value) && setWidth(value)}
        />
      </FilterBar>
      <Preview key={template} template={template} width={widths[width].pixels} />
    </div>
  );
}

interface PreviewProps {
  readonly template: TemplateName;
  readonly width: number;
}

function Preview({ template, width }: PreviewProps) {
  const [mail, setMail] = useState<RenderedMail | null>(null);
  const { run, error, busy } = useTask(renderSample);
  const load = useCallback(async () => setMail(await run(template)), [run, template]);
  useEffect(() => {
    void load();
  }, [load]);
  if (error) return <ErrorState message={error.message} onRetry={() => void load()} retrying={busy} />;
  if (mail === null) {
    return (
      <Card>
        <p className="sr-only" role="status">
          Loading the template
        </p>
        <div className={styles.outbox}>
          <Skeleton width="60%" height="1.25rem" />
          <Skeleton width="100%" height="24rem" />
        </div>
      </Card>
    );
  }
  return <RenderedPreview mail={mail} name={mailName(template)} width={width} />;
}

interface RenderedPreviewProps {
  readonly mail: RenderedMail;
  readonly name: string;
  readonly width: number;
}

function RenderedPreview({ mail, name, width }: RenderedPreviewProps) {
  return (
    <div className={styles.preview}>
      <Card title={mail.subject} actions={<SendTest mail={mail} />} flush>
        <div className={styles.screen}>
          {/* An empty sandbox: nothing in it runs, navigates or reads anything of this page. */}
          <iframe
            title={`${name}, ${width} pixels wide`}
            srcDoc={mail.html}
            sandbox=""
            width={width}
            height={720}
            className={styles.mail}
          />
        </div>
      </Card>
      <Card title="Plain text">
        <pre className={styles.text}>{mail.text}</pre>
      </Card>
    </div>
  );
}

function SendTest({ mail }: { readonly mail: RenderedMail }) {
  const { email } = useSignedIn();
  const toast = useToast();
  const { run, busy, error } = useTask(
    useCallback(
      async (to: string) => {
        await sendTest(to, mail);
        return true;
      },
      [mail],
    ),
  );
  const send = async () => {
    if (email && (await run(email))) toast(`A test is on its way to ${email}`);
  };
  return (
    <div className={styles.test}>
      <Button
        size="small"
        icon={<MailIcon />}
        busy={busy}
        disabledReason={email ? null : 'Your account has no address'}
        onClick={() => void send()}
      >
        {email ? `Send a test to ${email}` : 'Send a test'}
      </Button>
      {error ? (
        <Callout tone="danger" announce="alert">
          <p>{error.message}</p>
        </Callout>
      ) : null}
    </div>
  );
}
