import { sampleAgency } from '@agency/domain/settings/sample-agency';
import type { ConsumerTerms } from '@agency/domain/settings/schema';

/** What the sample quotes are accepted under. Sample text: an agency puts its own in before it trades. */
export const termsText = `Terms of business (sample)

1. What we agree
The quote says what we make, by when, and for how much. These terms say how we work together. If the two differ, the quote counts.

2. Prices and VAT
Prices are in pounds sterling. VAT is added at the rate in the quote. A fixed price stays fixed unless you ask for something else; then we tell you the price of the change before we begin it.

3. Payment
We send an invoice at each stage of the payment schedule. It is due 14 days after its date. If a payment is late, we may pause the work, and the law allows us to charge interest at 8% above the Bank of England base rate.

4. What we need from you
You give us texts, pictures and answers in good time, and you have the right to use what you give us. If we have to wait, the dates move by as long as we waited.

5. Checking the work
When we finish a milestone we ask you to look at it. You have 10 working days to approve it or to tell us what to change. We put right whatever does not do what the quote says.

6. Who owns it
Once all of it is paid, what we made for you is yours. Open-source parts stay under their own licences, and we tell you which these are. We may show the finished work as an example unless you ask us not to.

7. After launch
For 90 days after launch we fix faults in our work at no charge. After that, a care plan or our hourly rate applies.

8. If something goes wrong
We are insured. Except where the law does not let us limit it, what either of us owes the other is at most the price of the quote.

9. Ending early
Either of us may end the work with 14 days’ notice in writing. You pay for what is done by then, and you get it.

10. Law
The law of England and Wales applies, and its courts decide.`;

const { email, phone, company } = sampleAgency;
const { line1, town, county, postcode } = company.registeredOffice;
const seller = `${company.registeredName}, ${line1}, ${town}, ${county}, ${postcode}`;

/**
 * What a private buyer gets besides, after the models of Schedule 3 to the Consumer Contracts (Information, Cancellation
 * and Additional Charges) Regulations 2013.
 */
export const consumerTexts: ConsumerTerms = {
  cancellationRight: `You have the right to cancel this contract within 14 days without giving any reason.

The cancellation period will expire 14 days after the day on which you accept the quote.

To cancel, you must tell us of your decision in a clear statement, such as a letter or an email. Write to ${seller}, email ${email} or phone ${phone}. You may use the cancellation form, but you don’t have to.

To meet the deadline, it is enough to send us your message before the cancellation period has expired.

If you cancel, we will pay back all payments that we have received from you, without undue delay and not later than 14 days after the day on which you tell us that you are cancelling. We will use the same means of payment as you used, unless you have expressly agreed otherwise. You will not pay any fee for this.

If you asked us to begin the work during the cancellation period, you must pay us for what we have done until you tell us that you are cancelling, in proportion to the whole contract. You lose the right to cancel once the work is finished.`,
  cancellationForm: `Complete and return this form only if you wish to cancel the contract.

To ${seller}, ${email}:

I/We* hereby give notice that I/We* cancel my/our* contract for the supply of the following service:

Ordered on:
Name of consumer(s):
Address of consumer(s):
Signature of consumer(s) (only if this form is sent on paper):
Date:

*Delete as appropriate`,
  startEarlyRequest:
    'I ask you to begin within the 14 days in which I can cancel. I understand that if I then cancel, I pay for the work done until that time, and that I lose the right to cancel once the work is finished.',
};
