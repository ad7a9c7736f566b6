import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { CheckboxGroup, RadioGroup } from '../../../ui/fields/choice.tsx';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { FieldPrefixProvider } from '../../../ui/fields/field-id.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { Answer, Answers, Lesson } from './course.ts';
import { type LearnerQuestion, learnerQuestions } from './learner-question.ts';
import { passMark, unanswered } from './marking.ts';
import { OrderField } from './order-field.tsx';
import styles from './quiz.module.css';

interface QuizProps {
  readonly lesson: Lesson;
  /** The answers so far. */
  readonly draft: Answers;
  readonly goesLeft: number;
  readonly onDraft: (draft: Answers) => void;
  readonly onHandIn: (answers: Answers) => void;
}

/** Items to be put in order are always in some order: the one shown is the answer until it is changed. */
function withShownOrder(questions: readonly LearnerQuestion[], draft: Answers): Answers {
  const shown = questions.flatMap((question) =>
    question.kind === 'order' ? [[question.id, question.options.map(({ id }) => id)] as const] : [],
  );
  return { ...Object.fromEntries(shown), ...draft };
}

const missing = {
  single: 'Choose an answer',
  multiple: 'Tick at least one answer',
  order: 'Put the lines in order',
  short: 'Enter an answer',
} as const;

export function Quiz({ lesson, draft, goesLeft, onDraft, onHandIn }: QuizProps) {
  const [attempt, setAttempt] = useState(0);
  const questions = learnerQuestions(lesson);
  const answers = withShownOrder(questions, draft);
  const open = attempt === 0 ? [] : unanswered(lesson, answers);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (unanswered(lesson, answers).length === 0) onHandIn(answers);
  };
  const errors = open.map(({ id, kind }) => ({
    name: id,
    message: `Question ${questions.findIndex((question) => question.id === id) + 1}: ${missing[kind].toLowerCase()}`,
  }));
  return (
    <FieldPrefixProvider value="quiz">
      <form noValidate className={styles.quiz} onSubmit={submit}>
        <ErrorSummary errors={errors} attempt={attempt} title="You haven’t answered every question" />
        {questions.map((question, at) => (
          <QuestionField
            key={question.id}
            question={question}
            number={at + 1}
            answer={answers[question.id]}
            error={open.some(({ id }) => id === question.id) ? missing[question.kind] : undefined}
            onAnswer={(answer) => onDraft({ ...draft, [question.id]: answer })}
          />
        ))}
        <div className={styles.foot}>
          <Button type="submit" variant="primary">
            Submit answers
          </Button>
          <p className={styles.note}>
            {`${goesLeft === 1 ? 'This is your last attempt today' : `You have ${goesLeft} attempts left today`}. ${passMark}% passes.`}
          </p>
        </div>
      </form>
    </FieldPrefixProvider>
  );
}

interface QuestionFieldProps {
  readonly question: LearnerQuestion;
  readonly number: number;
  readonly answer: Answer | undefined;
  readonly error: string | undefined;
  readonly onAnswer: (answer: Answer) => void;
}

function QuestionField({ question, number, answer, error, onAnswer }: QuestionFieldProps) {
  const { id, text } = question;
  const label = `${number}. ${text}`;
  const many = typeof answer === 'object' ? answer : [];
  const single = typeof answer === 'string' ? answer : '';
  switch (question.kind) {
    case 'single':
      return (
        <RadioGroup
          name={id}
          label={label}
          error={error}
          options={question.options.map((option) => ({ value: option.id, label: option.text }))}
          value={single}
          onChange={(event) => onAnswer(event.target.value)}
        />
      );
    case 'multiple':
      return (
        <CheckboxGroup
          name={id}
          label={label}
          hint="Select all that apply. A wrong answer takes off as much as a right one earns."
          error={error}
          options={question.options.map((option) => ({ value: option.id, label: option.text }))}
          value={many}
          onChange={({ target: { value, checked } }) =>
            onAnswer(checked ? [...many, value] : many.filter((one) => one !== value))
          }
        />
      );
    case 'order':
      return <OrderField label={label} options={question.options} value={many} onValue={onAnswer} />;
    case 'short':
      return (
        <TextField
          name={id}
          label={label}
          error={error}
          className={styles.short}
          suffix={question.unit || undefined}
          autoComplete="off"
          maxLength={60}
          value={single}
          onChange={(event) => onAnswer(event.target.value)}
        />
      );
  }
}
