import type { ScriptName } from './scripts.ts';

/** A card number that card providers publish for tests; no one owns it. */
export interface TestCard {
  number: string;
  brand: string;
  funding: 'credit' | 'debit' | 'prepaid';
  script: ScriptName;
  /** What it is for, on the control page. */
  what: string;
}

const visa = (number: string, script: ScriptName, what: string): TestCard => ({
  number,
  brand: 'visa',
  funding: 'credit',
  script,
  what,
});

/** Every card the sandbox accepts. */
export const testCards: TestCard[] = [
  visa('4242424242424242', 'succeeds', 'Succeeds'),
  { ...visa('4000056655665556', 'succeeds', 'Succeeds, debit'), funding: 'debit' },
  { ...visa('5555555555554444', 'succeeds', 'Succeeds, Mastercard'), brand: 'mastercard' },
  {
    number: '5105105105105100',
    brand: 'mastercard',
    funding: 'prepaid',
    script: 'succeeds',
    what: 'Succeeds, Mastercard prepaid',
  },
  { ...visa('378282246310005', 'succeeds', 'Succeeds, American Express'), brand: 'amex' },
  { ...visa('6011111111111117', 'succeeds', 'Succeeds, Discover'), brand: 'discover' },
  visa('4000000000000002', 'refusedOnSaving', "Can't be saved: declined"),
  visa('4000000000000101', 'wrongCvc', "Can't be saved: the security code is wrong"),
  visa('4000000000000341', 'declined', 'Can be saved; each charge is declined'),
  visa('4000000000009995', 'insufficientFunds', 'Declined: insufficient funds'),
  visa('4000000000000069', 'expiredCard', 'Declined: the card has expired'),
  visa('4000000000000127', 'incorrectCvc', 'Declined: the security code is wrong'),
  visa('4000000000000036', 'incorrectZip', 'Declined: the zip is wrong'),
  visa('4000000000009987', 'lostOrStolen', 'Declined: lost card'),
  visa('4000000000009979', 'lostOrStolen', 'Declined: stolen card'),
  visa('4000000000006975', 'limitExceeded', 'Declined: over its limit'),
  visa('4000000000000119', 'processingError', 'Declined: an error at the bank'),
  visa('4100000000000019', 'methodGone', 'Declined: the bank closed the card'),
  visa('4000002500003155', 'authenticatesOnSaving', 'Asks the buyer to confirm when it is saved'),
  visa('4000002760003184', 'authenticates', 'Asks the buyer to confirm each charge'),
  visa('4000008400001629', 'failsAuthentication', 'Declined after the buyer confirms'),
  visa('4000000000000044', 'declinesAfterFirst', 'Declined from the second charge on'),
  visa('4000000000000077', 'processes', 'Settles a minute later'),
  visa('4000000000000010', 'slow', 'Takes three seconds'),
  visa('4000000000000259', 'disputes', 'The buyer disputes each charge'),
  visa('4000000000007726', 'refundsLater', 'Refunds settle a minute later'),
  visa('4000000000005126', 'refundFails', 'Refunds fail a minute later'),
  visa('4000000000000028', 'expires', 'Expires at the end of this month'),
];

/** A wallet account for tests: there is no password. */
export interface TestWallet {
  email: string;
  script: ScriptName;
  what: string;
}

export const testWallets: TestWallet[] = [
  { email: 'buyer@wallet.test', script: 'succeeds', what: 'Succeeds' },
  { email: 'empty@wallet.test', script: 'insufficientFunds', what: 'Declined: insufficient funds' },
  { email: 'closed@wallet.test', script: 'methodGone', what: 'Declined: the account was closed' },
  { email: 'ended@wallet.test', script: 'agreementExpired', what: 'Declined: the agreement ended' },
  {
    email: 'later@wallet.test',
    script: 'declinesAfterFirst',
    what: 'Declined from the second charge on',
  },
  {
    email: 'careful@wallet.test',
    script: 'authenticates',
    what: 'Asks the buyer to confirm each charge',
  },
  { email: 'disputes@wallet.test', script: 'disputes', what: 'The buyer disputes each charge' },
  { email: 'pending@wallet.test', script: 'refundsLater', what: 'Refunds settle a minute later' },
];

export function testCardOf(number: string): TestCard | undefined {
  return testCards.find((card) => card.number === number);
}
