import {
  CircleIcon,
  ClockIcon,
  DangerIcon,
  type IconComponent,
  InfoIcon,
  SuccessIcon,
  WarningIcon,
} from './icons.tsx';

/** The meaning of a state. Each tone has its own icon, so that it is never shown by colour alone. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'waiting';

export const TONE_ICONS: Readonly<Record<Tone, IconComponent>> = {
  neutral: CircleIcon,
  info: InfoIcon,
  success: SuccessIcon,
  warning: WarningIcon,
  danger: DangerIcon,
  waiting: ClockIcon,
};
