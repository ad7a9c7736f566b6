import { RegisterPanel } from '../../views/sign-in/register-panel.tsx';

export default function ClientRegisterPage() {
  return <RegisterPanel area="client" />;
}
