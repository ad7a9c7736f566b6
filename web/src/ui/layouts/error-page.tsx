import { Anchor } from '../anchor.tsx';
import { Button, ButtonLink, ButtonRow } from '../button.tsx';
import { Contour } from '../contour/contour.tsx';
import styles from './error-page.module.css';
import type { NavItem } from './site-chrome.ts';

export interface ErrorPageProps {
  readonly statusCode?: number | undefined;
  readonly statusMessage?: string | undefined;
  /** For people: 'Page not found: /path'. */
  readonly message?: string | undefined;
  readonly home: string;
  /** Where the visitor may have been going. */
  readonly links?: readonly NavItem[] | undefined;
  /** Goes back to the same page; the generic view only. */
  readonly onRetry?: (() => void) | undefined;
}

/** The words for a status code without its own. */
export function defaultStatusMessage(statusCode: number): string {
  if (statusCode === 404) return 'Page Not Found';
  return statusCode === 429 ? 'Too Many Requests' : 'Internal Server Error';
}

/** The content of an error page; the frame around it is the caller's. A 404 shows links on, the others a way back. */
export function ErrorPage(props: ErrorPageProps) {
  const statusCode = props.statusCode ?? 500;
  const statusMessage = props.statusMessage || defaultStatusMessage(statusCode);
  return (
    <section className={styles.page}>
      <Contour seed={`error-${statusCode}`} className={styles.contour} />
      <div className={styles.inner}>
        <p className={styles.code}>{String(statusCode)}</p>
        <h1>{statusMessage}</h1>
        {props.message ? <p className={styles.message}>{props.message}</p> : null}
        {statusCode === 404 ? <NotFound {...props} /> : <Generic {...props} />}
      </div>
    </section>
  );
}

function NotFound({ links, home }: ErrorPageProps) {
  return (
    <>
      <p className={styles.help}>
        Check the address for typing mistakes, or choose one of our most visited pages.
      </p>
      {links?.length ? (
        <ul className={styles.links}>
          {links.map(({ href, label }) => (
            <li key={href}>
              <Anchor href={href}>{label}</Anchor>
            </li>
          ))}
        </ul>
      ) : null}
      <ButtonRow>
        <ButtonLink href={home} variant="primary">
          Go to the home page
        </ButtonLink>
      </ButtonRow>
    </>
  );
}

function Generic({ statusCode, message, home, onRetry }: ErrorPageProps) {
  return (
    <>
      {/* The message of a limit says all that helps. */}
      {statusCode === 429 ? null : (
        <p className={styles.help}>
          <span>{message ? '' : 'Something went wrong on our side. Try again in a moment. '}</span>
          <span>Nothing you’ve sent us has been lost.</span>
        </p>
      )}
      <ButtonRow>
        {onRetry ? (
          <Button variant="primary" onClick={onRetry}>
            Try again
          </Button>
        ) : null}
        <ButtonLink href={home} variant={onRetry ? 'secondary' : 'primary'} reload>
          Go to the home page
        </ButtonLink>
      </ButtonRow>
    </>
  );
}
