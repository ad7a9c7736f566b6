import type { IconProps } from '../../../ui/icons.tsx';

/** A padlock, in the weight of the other line icons. Decorative. */
export function LockIcon({ size = 20, ...rest }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
    >
      <path d="M6 11h12v9H6v-9Zm2.500 0V8a3.500 3.500 0 0 1 7 0v3" />
    </svg>
  );
}
