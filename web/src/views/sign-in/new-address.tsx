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
              Sign in one last time with your old address. After that, sign in with the new one.
            </p>
          }
          after={confirm}
        />
        <p className={styles.aside}>
          <span>
            If you didn’t ask for this, you don’t need to do anything: the link changes nothing unless you
            sign in. <a href={signInAreas[area].login}>Back to sign-in</a>
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
      more="You’ll then sign in with the new address on every device. If you’ve only used Google until now, choose ‘Forgot your password?’ on the sign-in page to set a password."
      label="Confirm the new address"
      confirm={confirm}
    />
  );
}
