import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './sign-in.module.css';
import { loadSignIn, type SignedIn, type useSignIn } from './use-sign-in.ts';

/** Only the emulator run shows it. */
const SampleAccounts = lazy(() =>
  import('./sample-accounts.tsx').then((module) => ({ default: module.SampleAccounts })),
);

interface GoogleButtonProps {
  readonly signIn: ReturnType<typeof useSignIn>;
  readonly rememberMe: () => boolean;
  /** Runs between the sign-in and the requested page. */
  readonly after: () => Promise<SignedIn>;
}

/** Google's popup in production; on the emulators, where there is no Google, our own chooser. */
export function GoogleButton({ signIn, rememberMe, after }: GoogleButtonProps) {
  const [isChoosing, setChoosing] = useState(false);
  const begin = async (): Promise<void> => {
    const { isEmulated, signInWithGoogle } = await loadSignIn();
    if (await isEmulated()) setChoosing(true);
    else {
      await signIn.run(async () => {
        await signInWithGoogle(rememberMe());
        return after();
      });
    }
  };
  return (
    <div className={styles.or}>
      <p className={styles.orLine}>or</p>
      <Button
        wide
        icon={<GoogleMark />}
        onClick={() => void begin()}
        onPointerEnter={() => void loadSignIn()}
      >
        Sign in with Google
      </Button>
      {isChoosing ? (
        <Suspense>
          <SampleAccounts
            onClose={() => setChoosing(false)}
            onChoose={(account) => {
              setChoosing(false);
              void signIn.run(async () => {
                const { signInAsSample } = await loadSignIn();
                await signInAsSample(account, rememberMe());
                return after();
              });
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

/** Google's mark in its own colours, as its branding rules require. */
function GoogleMark() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92c1.7-1.57 2.68-3.88 2.68-6.62Z"
      />
      <path
        fill="#34A853"
        d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.91-2.26c-.81.54-1.84.86-3.05.86-2.34 0-4.33-1.58-5.04-3.71H.96v2.33A9 9 0 0 0 9 18Z"
      />
      <path fill="#FBBC05" d="M3.96 10.71a5.4 5.4 0 0 1 0-3.42V4.96H.96a9 9 0 0 0 0 8.08l3-2.33Z" />
      <path
        fill="#EA4335"
        d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.59A9 9 0 0 0 .96 4.96l3 2.33C4.67 5.16 6.66 3.58 9 3.58Z"
      />
    </svg>
  );
}
