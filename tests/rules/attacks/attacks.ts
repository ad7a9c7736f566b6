import { accessAttacks } from './access.ts';
import { blogAttacks } from './blog.ts';
import { checklistAttacks } from './checklists.ts';
import { enquiryAttacks } from './enquiries.ts';
import type { Attacks } from './group.ts';
import { messageAttacks } from './messages.ts';
import { milestoneAttacks } from './milestones.ts';
import { pathAttacks } from './paths.ts';

/** All that is tried, beyond the table and the fields of what a browser writes. */
export const attacks: Attacks = {
  ...accessAttacks,
  ...messageAttacks,
  ...pathAttacks,
  ...milestoneAttacks,
  ...enquiryAttacks,
  ...checklistAttacks,
  ...blogAttacks,
};
