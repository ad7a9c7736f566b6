import type { SVGProps } from 'react';

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'children' | 'd'> {
  readonly size?: number | undefined;
}
export type IconComponent = (props: IconProps) => React.JSX.Element;

/**
 * A line icon, exported for icons used by a single feature. All have one weight; always beside a label or inside a
 * labelled control, so hidden from screen readers.
 */
export function Line({ size = 20, d, ...rest }: IconProps & { readonly d: string }) {
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
      <path d={d} />
    </svg>
  );
}

export function ArrowRightIcon(props: IconProps) {
  return <Line d="M5 12h14m-6-6 6 6-6 6" {...props} />;
}

export function ArrowUpIcon(props: IconProps) {
  return <Line d="M12 19V5m-6 6 6-6 6 6" {...props} />;
}

export function ArrowDownIcon(props: IconProps) {
  return <Line d="M12 5v14m6-6-6 6-6-6" {...props} />;
}

export function CheckIcon(props: IconProps) {
  return <Line d="m5 12.5 4.5 4.5L19 7" {...props} />;
}

export function CrossIcon(props: IconProps) {
  return <Line d="M6 6l12 12M18 6 6 18" {...props} />;
}

export function MenuIcon(props: IconProps) {
  return <Line d="M4 7h16M4 12h16M4 17h16" {...props} />;
}

export function MoreIcon(props: IconProps) {
  return <Line d="M5 12h.01M12 12h.01M19 12h.01" {...props} />;
}

export function ChevronDownIcon(props: IconProps) {
  return <Line d="m6 9 6 6 6-6" {...props} />;
}

export function ChevronLeftIcon(props: IconProps) {
  return <Line d="m15 6-6 6 6 6" {...props} />;
}

export function PlusIcon(props: IconProps) {
  return <Line d="M12 5v14M5 12h14" {...props} />;
}

export function MinusIcon(props: IconProps) {
  return <Line d="M5 12h14" {...props} />;
}

export function SearchIcon(props: IconProps) {
  return <Line d="M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0Zm3 10-5-5" {...props} />;
}

export function ClockIcon(props: IconProps) {
  return <Line d="M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM12 7v5l3.5 2" {...props} />;
}

export function InfoIcon(props: IconProps) {
  return <Line d="M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Zm-9-1v5m0-8.5v.01" {...props} />;
}

export function SuccessIcon(props: IconProps) {
  return <Line d="M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM8 12.5l2.8 2.8L16 9.5" {...props} />;
}

export function WarningIcon(props: IconProps) {
  return (
    <Line
      d="M10.3 4.2 2.6 17.5a2 2 0 0 0 1.7 3h15.4a2 2 0 0 0 1.7-3L13.7 4.2a2 2 0 0 0-3.4 0ZM12 9.5v4m0 3.5v.01"
      {...props}
    />
  );
}

export function DangerIcon(props: IconProps) {
  return <Line d="M8 3h8l5 5v8l-5 5H8l-5-5V8l5-5Zm4 5v4.5m0 3.5v.01" {...props} />;
}

export function CircleIcon(props: IconProps) {
  return <Line d="M20 12a8 8 0 1 1-16 0 8 8 0 0 1 16 0Z" {...props} />;
}

export function EyeIcon(props: IconProps) {
  return (
    <Line
      d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm12.5 0a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z"
      {...props}
    />
  );
}

export function DownloadIcon(props: IconProps) {
  return (
    <Line d="M12 4v12m-5-5 5 5 5-5M4 16v3a1.5 1.5 0 0 0 1.5 1.500h13A1.5 1.5 0 0 0 20 19v-3" {...props} />
  );
}

export function FileIcon(props: IconProps) {
  return (
    <Line
      d="M14 3H6.500A1.5 1.5 0 0 0 5 4.500v15A1.5 1.5 0 0 0 6.5 21h11a1.5 1.5 0 0 0 1.5-1.500V8l-5-5Zm0 0v5h5"
      {...props}
    />
  );
}

export function RetryIcon(props: IconProps) {
  return (
    <Line
      d="M20 5v5h-5M4 19v-5h5M19.3 10A8 8 0 0 0 5.6 7.500L4 9.500m16 5-1.6 2A8 8 0 0 1 4.7 14"
      {...props}
    />
  );
}

export function MailIcon(props: IconProps) {
  return (
    <Line
      d="M3.5 6.500A1.5 1.5 0 0 1 5 5h14a1.5 1.5 0 0 1 1.5 1.500v11A1.5 1.5 0 0 1 19 19H5a1.5 1.5 0 0 1-1.5-1.500v-11Zm.5.5 8 6 8-6"
      {...props}
    />
  );
}

export function SettingsIcon(props: IconProps) {
  return (
    <Line
      d="M4 7h9M18 7h2M4 17h2M11 17h9M18 7a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM11 17a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Z"
      {...props}
    />
  );
}
