import { formatDate } from '@agency/domain/shared/format';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Contour } from '../../../ui/contour/contour.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { certificate, checkName } from './certificate.ts';
import styles from './certificate-view.module.css';
import type { Learning } from './learning.ts';
import type { CourseOutline } from './outline.ts';

interface CertificateViewProps {
  readonly course: CourseOutline;
  readonly learning: Learning;
  readonly onName: (name: string) => void;
}

export function CertificateView({ course, learning, onName }: CertificateViewProps) {
  const proof = certificate(learning, course);
  const [typed, setTyped] = useState(learning.name);
  const [error, setError] = useState<string | null>(null);
  if (!proof)
    return <p>{`You’ll get your certificate when you’ve passed all ${course.lessons.length} lessons.`}</p>;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = checkName(typed);
    setError(checked.ok ? null : checked.error);
    if (checked.ok) onName(checked.name);
    else document.getElementById('certificate-name')?.focus();
  };
  return (
    <div className={styles.view}>
      <h2 className={styles.heading} tabIndex={-1} data-screen-title>
        Your certificate
      </h2>
      <form noValidate className={styles.form} onSubmit={submit}>
        <TextField
          name="name"
          id="certificate-name"
          label="Name on the certificate"
          autoComplete="name"
          className={styles.name}
          error={error}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setError(null);
          }}
        />
        <Button type="submit" variant={learning.name === '' ? 'primary' : 'secondary'}>
          Add name
        </Button>
      </form>
      {learning.name === '' ? null : (
        <>
          <section className={styles.certificate} aria-label="Certificate">
            <Contour seed={proof.number} className={styles.contour} />
            <p className={styles.kind}>Certificate of completion</p>
            <p className={styles.holder}>{learning.name}</p>
            <p>{`has passed all ${proof.lessons} lessons of`}</p>
            <p className={styles.course}>{course.title}</p>
            <dl className={styles.facts}>
              <Fact name="Result" value={`${proof.result}%`} />
              <Fact name="Passed on" value={formatDate(proof.on)} />
              <Fact name="Number" value={proof.number} />
            </dl>
            <p className={styles.sample}>A sample from a demo, not a recognised qualification.</p>
          </section>
          <div>
            <Button variant="primary" onClick={() => window.print()}>
              Print certificate
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
