import { type Schedule, shareWords, stageInvoices } from '@agency/domain/invoice/from-quote';
import type { PlannedMilestone } from '@agency/domain/quote/content';
import type { Totals } from '@agency/domain/quote/totals';
import { afterStart, whenDue } from '@agency/domain/quote/words';
import { formatMoney } from '@agency/domain/shared/format';
import { Paragraphs } from './quote-lines.tsx';
import styles from './quote-plan.module.css';

interface ScheduleProps {
  readonly number: string;
  readonly schedule: Schedule;
  readonly milestones: readonly PlannedMilestone[];
  readonly oneOff: Totals;
  readonly vatRegistered: boolean;
}

/** The payment schedule, with exactly the amounts of the invoices. */
export function PaymentScheduleView({ number, schedule, milestones, oneOff, vatRegistered }: ScheduleProps) {
  if (oneOff.total === 0 || schedule.stages.length === 0) return null;
  const invoices = stageInvoices(number, schedule, oneOff, vatRegistered);
  return (
    <section className={styles.part} aria-labelledby="quote-payments">
      <h2 id="quote-payments">How you pay</h2>
      <ol className={styles.stages}>
        {invoices.map(({ stage, position, totals }) => (
          <li key={stage.id}>
            <div>
              <p className={styles.name}>{stage.label}</p>
              <p className={styles.when}>{whenDue(stage.trigger, milestones)}</p>
            </div>
            <p className={styles.amount}>
              <span>{formatMoney(totals.total)}</span>
              <span className={styles.share}>{shareWords(schedule, position)}</span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The promised milestones. */
export function MilestonePlanView({ milestones }: { readonly milestones: readonly PlannedMilestone[] }) {
  if (milestones.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="quote-milestones">
      <h2 id="quote-milestones">Timetable</h2>
      <ol className={styles.milestones}>
        {milestones.map(({ id, title, description, weeksAfterStart }) => (
          <li key={id}>
            <p className={styles.when}>{afterStart(weeksAfterStart)}</p>
            <p className={styles.name}>{title}</p>
            {description ? <Paragraphs text={description} className={styles.description} /> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
