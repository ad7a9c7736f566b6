import type { VatRate } from '@agency/domain/shared/fields';
import type { LineForm, MilestoneForm, SectionForm, StageForm } from './quote-form.ts';

/** An id inside a quote. */
export function newPartId(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 12);
}

export function newLine(rate: VatRate, known: Partial<LineForm> = {}): LineForm {
  return {
    id: newPartId(),
    description: '',
    unitLabel: '',
    quantity: 1,
    unitPrice: null,
    discount: null,
    vatRate: rate,
    billing: 'once',
    // An extra starts unticked: consumers must choose it themselves (Consumer Contracts Regulations 2013, reg. 40).
    selection: { kind: 'fixed', selected: false, min: null, max: null, group: '' },
    ...known,
  };
}

export function newSection(rate: VatRate, known: Partial<SectionForm> = {}): SectionForm {
  return { id: newPartId(), title: '', introduction: '', lines: [newLine(rate)], ...known };
}

export function newStage(known: Partial<StageForm> = {}): StageForm {
  return {
    id: newPartId(),
    label: '',
    share: null,
    trigger: { kind: 'acceptance', milestoneId: '', date: '' },
    ...known,
  };
}

export function newMilestone(known: Partial<MilestoneForm> = {}): MilestoneForm {
  return { id: newPartId(), title: '', description: '', weeksAfterStart: 0, ...known };
}
