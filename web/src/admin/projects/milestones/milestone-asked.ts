import type { Client } from '@agency/domain/client/schema';
import type { MilestoneActions } from '@agency/domain/project/milestone-actions';
import type { Milestone, Project } from '@agency/domain/project/schema';
import type { Stored } from '@agency/domain/shared/parse';

export type MilestoneAction = Exclude<keyof MilestoneActions, 'edit' | 'start'>;

/** What is asked about which milestone. */
export interface MilestoneAsked {
  readonly action: MilestoneAction;
  readonly id: string;
}

export interface MilestoneDialogProps {
  readonly project: Stored<Project>;
  readonly client: Stored<Client> | null;
  readonly milestone: Stored<Milestone>;
  readonly now: Date;
  readonly onClose: () => void;
}
