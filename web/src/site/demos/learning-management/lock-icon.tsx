import { type IconProps, Line } from '../../../ui/icons.tsx';

/** A padlock. Decorative. */
export function LockIcon(props: IconProps) {
  return <Line d="M6 11h12v9H6v-9Zm2.500 0V8a3.500 3.500 0 0 1 7 0v3" {...props} />;
}
