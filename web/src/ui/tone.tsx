import {
  CircleIcon,
  ClockIcon,
  DangerIcon,
  type IconComponent,
  InfoIcon,
  SuccessIcon,
  WarningIcon,
} from './icons.tsx';

/** What a state means to its reader. Each tone has its own icon, so colour never speaks alone. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'waiting';

export const TONE_ICONS: Readonly<Record<Tone, IconComponent>> = {
  neutral: CircleIcon,
  info: InfoIcon,
  success: SuccessIcon,
  warning: WarningIcon,
  danger: DangerIcon,
  waiting: ClockIcon,
};
