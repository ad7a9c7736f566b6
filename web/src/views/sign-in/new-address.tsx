import { type AddressLinkProps, ConfirmHere } from './confirm-here.tsx';
import styles from './sign-in.module.css';
import { signInAreas } from './sign-in-area.ts';
import { SignInPanel } from './sign-in-panel.tsx';
import { loadSignIn, type SignedIn } from './use-sign-in.ts';

/**
 * The page behind the link that went to a new address. The code proves the mailbox, the sign-in proves the person who
 * asked: it is applied only where both come together, at the press of a button.
 */
export function NewAddress({ area, code, user }: AddressLinkProps) {
  const confirm = async (): Promise<SignedIn> => {
    const { applyNewAddress } = await loadSignIn();
    await applyNewAddress(code);
    return 'stay';
  };
  if (!user) {
    return (
      <>
        <SignInPanel
          area={area}
          title="Confirm your new email address"
          intro={
            <p className={styles.intro}>
              Sign in once more with your old address. That makes the new one yours; from then on you sign in
              with it.
            </p>
          }
          after={confirm}
        />
        <p className={styles.aside}>
          <span>
            You did not ask for this? Then do nothing: without a sign-in the link changes nothing.{' '}
            <a href={signInAreas[area].login}>Back to the sign-in page</a>
          </span>
        </p>
      </>
    );
  }
  return (
    <ConfirmHere
      area={area}
      user={user}
      title="Confirm your new email address"
      more="From then on you sign in with the new address, on every device. If you have only used Google until now, choose ‘Forgot your password?’ there and set one."
      label="Confirm the new address"
      confirm={confirm}
    />
  );
}
