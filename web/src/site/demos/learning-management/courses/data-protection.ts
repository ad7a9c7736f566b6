import { amount, type LessonText, lesson, one, order, several, word } from './build.ts';

// Checked against the UK GDPR, the Data Protection Act 2018, PECR and the regulator's guidance (ico.org.uk).

export const dataProtection: readonly LessonText[] = [
  lesson('dp-1', {
    text: [
      'Personal data is any information about a living person who can be identified from it, alone or together with something else you have. A name and an email address are; so are a number plate, a photo at the staff party, a customer number, and the note “the one who always complains”.',
      'Some kinds need more care and a further condition in law. These special categories are health, race or ethnic origin, political opinions, religious or philosophical beliefs, trade union membership, genetic and biometric data, sex life and sexual orientation.',
      'Information about a company is not personal data. The name of its director is. Paper counts too, where it is filed so that you can find a person in it.',
    ],
    points: [
      'Living, and identifiable: personal.',
      'Health and beliefs need more care.',
      'Filed paper counts.',
    ],
    questions: [
      several(
        'Which of these are personal data?',
        {
          a: 'A customer’s mobile number',
          b: 'A note about how a named client likes her tea',
          c: 'The registered number of a limited company',
          d: 'A photo of a member of staff',
        },
        ['a', 'b', 'd'],
        'A company isn’t a living person. The others tell something about one.',
      ),
      one(
        'Which of these is special category data?',
        { a: 'A bank account number', b: 'A note that someone has asthma', c: 'A home address' },
        'b',
        'Bank details need care, but the law’s special categories are things like health and beliefs.',
      ),
      one(
        'Appointment cards stand in a box by surname. Does data protection law apply?',
        { a: 'Yes, it is a filing system', b: 'No, it is only paper' },
        'a',
        'Paper from which a person’s data can be found counts as a filing system.',
      ),
    ],
  }),
  lesson('dp-2', {
    text: [
      'UK GDPR rests on seven principles. Use data lawfully, fairly and openly. Use it for the purpose that you named. Take no more than you need. Keep it right. Keep it no longer than needed. Keep it safe. And be able to show all this: that last one is called accountability.',
      'They answer most questions without a lawyer. Can we ask for a date of birth on the newsletter form? If you don’t have a purpose for it, it’s more than you need. Can we keep job applications for 5 years? Say why, or delete them after a few months.',
      'Write down how long you keep each kind of record. Tax records are a good example: a limited company normally keeps its accounting records for six years from the end of the financial year that they concern.',
    ],
    points: ['Seven principles.', 'No purpose, no field on the form.', 'A time for each kind of record.'],
    questions: [
      amount(
        'How many principles does UK GDPR have?',
        7,
        'principles',
        'Lawfulness, purpose, minimum, accuracy, time limit, security and accountability.',
      ),
      one(
        'A form for a table booking asks for the date of birth. Which principle does that break?',
        { a: 'Data minimisation', b: 'Accuracy', c: 'Security' },
        'a',
        'A table can be booked without it, so it is more than you need.',
      ),
      word(
        'What is the principle called that asks you to be able to show that you comply?',
        ['accountability', 'the accountability principle', 'accountability principle'],
        'Accountability: doing it right and being able to prove it.',
      ),
    ],
  }),
  lesson('dp-3', {
    text: [
      'Each use needs a lawful basis, chosen before you begin. The ones that small businesses use most are contract (you need the address to deliver), legal obligation (payroll for HMRC), legitimate interests (a security camera at the back door, weighed against the people it films) and consent.',
      'Consent is the best-known basis, but often not the best one. It must be freely given, specific, informed and a clear act: no boxes ticked in advance. It must be as easy to withdraw as to give. So don’t ask for consent for things you have to do anyway: people would think they could stop them.',
      'Tell people in a privacy notice: who you are, what you use, why, on which basis, how long, who receives it, and which rights they have. Give it when you collect the data.',
    ],
    points: [
      'A basis for each use, chosen first.',
      'Consent: free, specific, informed, a clear act.',
      'Tell people when you collect.',
    ],
    questions: [
      one(
        'You deliver a sofa. On which basis do you use the address?',
        { a: 'Contract', b: 'Consent', c: 'Vital interests' },
        'a',
        'You can’t fulfil the order without it. Asking for consent would mislead.',
      ),
      several(
        'What must consent be?',
        {
          a: 'Freely given',
          b: 'Ticked in advance to save time',
          c: 'As easy to withdraw as to give',
          d: 'A clear act',
        },
        ['a', 'c', 'd'],
        'If a box is already ticked, the person hasn’t done anything to consent.',
      ),
      order(
        'Put the start of a new use of data in order.',
        {
          c: 'Say what it is for',
          a: 'Choose the lawful basis',
          d: 'Write it into the privacy notice',
          b: 'Collect the data',
        },
        'Purpose, basis and notice come before the first name is written down.',
      ),
    ],
  }),
  lesson('dp-4', {
    text: [
      'People can ask you for a copy of their data, have mistakes put right, object, and in many cases have data deleted. They don’t need to use a form or any special words: “What have you got on me?” in a chat is a valid request, whichever member of staff receives it.',
      'Answer without undue delay and within one month of receiving it. For complex requests you may take up to two more months, if you say so within the first. It costs them nothing, unless the request is manifestly unfounded or excessive.',
      'Check who is asking, but only as far as you need to. Leave out other people’s data where sharing it would be unfair to them. If someone objects to direct marketing, you must stop. You don’t need to weigh anything up.',
    ],
    points: [
      'A request needs no special form.',
      'One month, free of charge.',
      'An objection to marketing always wins.',
    ],
    questions: [
      amount(
        'Within how many months must you answer a request for a copy?',
        1,
        'month',
        'One month. Two more are possible for complex requests, if you say so in time.',
      ),
      one(
        'A customer writes in the chat: “Send me everything you have on me.” What is that?',
        { a: 'Nothing, it must come by post', b: 'A valid request', c: 'Valid only with your form' },
        'b',
        'Any way of asking is valid. Pass it on the same day.',
      ),
      one(
        'Someone objects to marketing by post. What do you do?',
        { a: 'Weigh it against our interest', b: 'Stop', c: 'Ask for a reason' },
        'b',
        'The right to object to direct marketing is absolute.',
      ),
    ],
  }),
  lesson('dp-5', {
    text: [
      'Most losses in small teams are simple mistakes: an email to the wrong person, everyone’s addresses in “To” instead of “Bcc”, a laptop left on a train, a password used twice. The law asks for measures that fit the risk, not for perfection.',
      'Begin with five: two-step sign-in wherever it exists; a password manager; updates switched on; disks encrypted; copies of your data in another place, of which you have tried to restore one. Give each person an account of their own and no more rights than the work needs, and close it on the last day.',
      'On paper: lock the cabinet, clear the desk, shred. On the phone: say nothing about a customer until you know who is asking.',
    ],
    points: ['Two-step sign-in everywhere.', 'Own accounts, closed on the last day.', 'Bcc for groups.'],
    questions: [
      several(
        'Which of these are good measures?',
        {
          a: 'Two-step sign-in',
          b: 'One shared password for all',
          c: 'Encrypted disks',
          d: 'Trying to restore a backup',
        },
        ['a', 'c', 'd'],
        'With a shared password no one knows who did what, and it can’t be closed for one person.',
      ),
      word(
        'You write one email to 40 customers who don’t know each other. In which field do their addresses belong?',
        ['bcc', 'the bcc', 'bcc field', 'blind carbon copy', 'blind copy'],
        'With Bcc, no one sees the other addresses. A mailing service is safer still.',
      ),
      one(
        'When do you close the account of someone who leaves?',
        { a: 'On their last day', b: 'At the end of the quarter', c: 'When the licence ends' },
        'a',
        'No one would notice if someone else used the open account.',
      ),
    ],
  }),
  lesson('dp-6', {
    text: [
      'A personal data breach is any loss, change, destruction, disclosure or access that wasn’t meant to happen. A misdirected email is one, and so is ransomware that leaves you without your own customer list.',
      'If there is likely to be a risk to people, tell the regulator, the ICO, within 72 hours of becoming aware of it, weekends included. You may report in parts. If the risk is high, tell the people themselves without undue delay, in plain words, with what they can do. Write down every breach, also those that you don’t report.',
      'In the first hour: contain it (recall the email, change the password, ask for deletion), find out what and whose data it was, tell the person responsible. Blame can wait; staff who fear it hide mistakes.',
    ],
    points: [
      '72 hours to the ICO if there is a risk.',
      'High risk: tell the people too.',
      'Write down all of them.',
    ],
    questions: [
      amount(
        'Within how many hours must a reportable breach reach the ICO?',
        72,
        'hours',
        '72 hours from becoming aware, weekends and holidays included.',
      ),
      order(
        'You sent a list of customers to the wrong person. Put the steps in order.',
        {
          b: 'Ask the recipient to delete it',
          c: 'Find out whose data it was and how great the risk is',
          a: 'Report it to the ICO if there is a risk',
          d: 'Change how such lists are sent',
        },
        'Contain, assess, report, then learn from it.',
      ),
      one(
        'A breach carries no risk to anyone. What do you still do?',
        { a: 'Nothing', b: 'Write it down', c: 'Report it to the police' },
        'b',
        'You must be able to show later why you did not report it.',
      ),
    ],
  }),
  lesson('dp-7', {
    text: [
      'Marketing by email and text has a law of its own: the Privacy and Electronic Communications Regulations, PECR. To private people you may send it only with consent, or by the “soft opt-in”: you got the address in a sale or enquiry, you advertise similar things of your own, and you offered a way out then and in each message.',
      'You can email companies without consent, but the name of a person there is personal data, and an objection still ends it. Sole traders and most partnerships count as private people.',
      'Cookies and the like need clear information and consent before they are set, unless they are strictly necessary for what the visitor asked for, such as a basket, or fall under another narrow exception. Refusing must be as easy as accepting.',
    ],
    points: [
      'Consent or soft opt-in for private people.',
      'Sole traders count as private.',
      'No tracking before consent.',
    ],
    questions: [
      several(
        'What belongs to the soft opt-in?',
        {
          a: 'The address came from a sale or enquiry',
          b: 'You advertise similar things of your own',
          c: 'A bought list of addresses',
          d: 'A way out in each message',
        },
        ['a', 'b', 'd'],
        'Bought lists never fall under the soft opt-in: those people have dealt with someone else.',
      ),
      word(
        'By which four letters are the regulations on electronic marketing and cookies known?',
        ['pecr', 'the pecr'],
        'PECR: the Privacy and Electronic Communications (EC Directive) Regulations 2003.',
      ),
      one(
        'Which cookie may be set without consent?',
        {
          a: 'One that an advertising network uses to follow visitors',
          b: 'One that keeps what is in the basket',
          c: 'One that tells a social network who was here',
        },
        'b',
        'The visitor asked for the basket, and it can’t work without the cookie.',
      ),
    ],
  }),
  lesson('dp-8', {
    text: [
      'Anyone who handles data for you, such as your payroll office, mailing service or web host, is a processor. You remain responsible as the controller. You need a written contract that binds them to your instructions, to secrecy and security, to help with requests and breaches, and to deletion at the end.',
      'Most organisations that use personal data pay the ICO a yearly data protection fee. Its website has a short self-check that says whether and how much. Not paying when you should can cost a fine.',
      'Keep a list: which data, whose, what for, on which basis, where it is, who gets it, when it is deleted. One page is enough for a small team. It answers half of all questions before they are asked.',
    ],
    points: [
      'A contract with each processor.',
      'Check the yearly fee.',
      'One page: what, why, where, until when.',
    ],
    questions: [
      one(
        'Your payroll is done by another firm. What is that firm?',
        { a: 'A controller of its own', b: 'A processor', c: 'A data subject' },
        'b',
        'It acts on your instructions, so you are the controller and it is the processor.',
      ),
      several(
        'What must the contract with a processor hold?',
        {
          a: 'That it acts on your instructions only',
          b: 'That it keeps data secure',
          c: 'That it may sell the data',
          d: 'What happens to the data at the end',
        },
        ['a', 'b', 'd'],
        'A processor has no use of its own for your data.',
      ),
      word(
        'What do you call the person or organisation that decides why and how personal data is used?',
        ['controller', 'the controller', 'data controller', 'the data controller'],
        'The controller decides; the processor carries out.',
      ),
    ],
  }),
];
