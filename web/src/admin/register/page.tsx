import { RegisterPanel } from '../../views/sign-in/register-panel.tsx';

export default function AdminRegisterPage() {
  return <RegisterPanel area="admin" />;
}
