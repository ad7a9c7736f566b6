import { type IconProps, Line } from '../../../ui/icons.tsx';

/** Four arrows: something can be moved any way. Decorative. */
export function MoveIcon(props: IconProps) {
  return <Line d="M12 3v18M3 12h18M9 6l3-3 3 3M9 18l3 3 3-3M6 9l-3 3 3 3M18 9l3 3-3 3" {...props} />;
}
