import { SignInPage } from '../../views/sign-in/sign-in-page.tsx';

export default function AdminLoginPage() {
  return <SignInPage door="admin" />;
}
