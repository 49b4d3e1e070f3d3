/**
 * Written by `pnpm --filter @uplink/server generate:mails` from the server's mails. Do not edit.
 */
import type { MailContent } from '../domain/mail-layout.ts';

/** Every mail of the academy as someone may get it. */
export const mailSamples: readonly MailContent[] = [
  {
    "subject": "Confirm your email address",
    "text": "Welcome to Uplink Academy.\n\nOpen this link to confirm your email address. It works for 48 hours:\nhttps://academy.example/confirm_email?code=8f2c1d7e\n\nIf you didn't sign up, you can ignore this email."
  },
  {
    "subject": "You already have an account at Uplink Academy",
    "text": "Someone, most likely you, tried to sign up with this email address. It already has an account.\n\nSign in, or reset your password from the sign-in page:\nhttps://academy.example/login\n\nIf this wasn't you, you can ignore this email."
  },
  {
    "subject": "You already have an account at Uplink Academy",
    "text": "Someone, most likely you, wanted to use this email address for another account. It already has one.\n\nIf this wasn't you, you can ignore this email."
  },
  {
    "subject": "Activate your Uplink Academy account",
    "text": "Open this link to choose your password. It works for 48 hours:\nhttps://academy.example/identity/confirm?code=8f2c1d7e\n\nLater, choose one here:\nhttps://academy.example/identity/forgot"
  },
  {
    "subject": "Welcome to Uplink Academy",
    "text": "Thanks for your interest in Uplink Academy.\n\nChoose a program: https://academy.example/programs#invite=maya\nTry a free lesson first: https://academy.example/courses#invite=maya\n\nDidn't ask for this? You can ignore this email."
  },
  {
    "subject": "Maya Chen invites you to Uplink Academy",
    "text": "Maya Chen is learning network engineering at Uplink Academy and thinks you would like it.\n\nHave a look: https://academy.example/i/maya\n\nThis is the only email you'll get about this invitation."
  },
  {
    "subject": "New sign-in to your account",
    "text": "Your Uplink Academy account was signed in to on a device we haven't seen before.\n\nFirefox on Linux\n2026-03-14 07:12 UTC\n\nIf this was you, there's nothing to do. If it wasn't, sign that device out and change your password:\nhttps://academy.example/security"
  },
  {
    "subject": "How you sign in has changed",
    "text": "The passkey \"Work laptop\" was added to your account.\n\nIf this wasn't you, reset your password right away. There you can also remove what was added in the last 7 days. Then check your account:\nhttps://academy.example/security"
  },
  {
    "subject": "Choose a new password",
    "text": "Open this link to choose a new password. It works for 2 hours:\nhttps://academy.example/identity/reset?code=8f2c1d7e\n\nIf you didn't ask for this, you can ignore this email: your password hasn't changed."
  },
  {
    "subject": "Your password was changed",
    "text": "The password of your Uplink Academy account was changed. All devices have been signed out.\n\nIf this wasn't you, reset your password right away:\nhttps://academy.example/login"
  },
  {
    "subject": "Your password was changed",
    "text": "The password of your Uplink Academy account was changed. All devices have been signed out.\n\nThese were removed too: the passkey \"Phone\", and your recovery codes.\n\nIf this wasn't you, reset your password right away:\nhttps://academy.example/login"
  },
  {
    "subject": "Your password was changed",
    "text": "The password of your Uplink Academy account was changed. All other devices have been signed out.\n\nIf this wasn't you, reset your password right away:\nhttps://academy.example/login"
  },
  {
    "subject": "Confirm your new email address",
    "text": "Open this link to use this address for your Uplink Academy account. It works for 48 hours:\nhttps://academy.example/confirm_email?code=8f2c1d7e\n\nIf you didn't ask for this, you can ignore this email."
  },
  {
    "subject": "Your email address is about to change",
    "text": "Someone, most likely you, asked to change the email address of your Uplink Academy account to maya.chen@example.org. It changes when the link we sent there is opened. All other devices have been signed out.\n\nIf this wasn't you, change your password right away:\nhttps://academy.example/login"
  },
  {
    "subject": "Your email address was changed",
    "text": "Your Uplink Academy account now uses maya.chen@example.org. Sign in with that address from now on.\n\nIf this wasn't you, contact support right away."
  },
  {
    "subject": "Your email address was changed",
    "text": "Our support team changed the email address of your Uplink Academy account to maya.chen@example.org. Sign in with that address from now on.\n\nIf you didn't ask for this, contact support right away."
  },
  {
    "subject": "Confirm your email address",
    "text": "Our support team changed the email address of your Uplink Academy account to this one. Sign in with it:\nhttps://academy.example/login\n\nWe then send you a link that confirms the address.\n\nIf you have no account, you can ignore this email."
  },
  {
    "subject": "Your account for OSPF in Practice",
    "text": "Thank you for your purchase: OSPF in Practice.\n\nOpen this link to choose your password. It works for 48 hours:\nhttps://academy.example/identity/confirm?code=8f2c1d7e\n\nLater, choose one here:\nhttps://academy.example/identity/forgot\n\nBefore you can start OSPF in Practice, finish:\nVLANs and Switching: https://academy.example/courses/vlans-and-switching\n\nOSPF in Practice: $50.00\nDiscount: $8.00\nPaid today: $42.00\n\nYour purchases and receipts: https://academy.example/billing"
  },
  {
    "subject": "Your purchase: OSPF in Practice",
    "text": "Someone, most likely you, bought OSPF in Practice with this email address. It already has an account.\n\nSign in to add the purchase to your account:\nhttps://academy.example/checkout/ospf-in-practice/thank-you?claim=8f2c1d7e\n\nOnce you add it, its later payments are charged to the card or wallet of your account. You see the next one before you decide.\n\nIf you don't know your password, choose a new one:\nhttps://academy.example/identity/forgot\n\nIf this wasn't you, you can ignore this email: nothing was charged to you."
  },
  {
    "subject": "Your purchase: OSPF in Practice",
    "text": "Thank you for your purchase.\n\nOSPF in Practice: $50.00\nDiscount: $8.00\nPaid today: $42.00\n\nYour purchases and receipts: https://academy.example/billing"
  },
  {
    "subject": "Your purchase ended: OSPF in Practice",
    "text": "OSPF in Practice was bought with this email address, but its account was not opened within 30 days. The purchase has ended. We sent the whole payment back to where it came from."
  },
  {
    "subject": "Refund: OSPF in Practice",
    "text": "We refunded $42.00 for OSPF in Practice.\n\nYour purchases and receipts: https://academy.example/billing"
  },
  {
    "subject": "Refund failed: OSPF in Practice",
    "text": "Your bank returned our refund of $42.00 for OSPF in Practice, so you don't have it yet. We have been told and will get in touch about another way to pay you back.\n\nYour purchases and receipts: https://academy.example/billing"
  },
  {
    "subject": "Payment received: OSPF in Practice",
    "text": "We received your payment of $42.00 for OSPF in Practice.\n\nYour purchases and receipts: https://academy.example/billing"
  },
  {
    "subject": "Payment declined: OSPF in Practice",
    "text": "We were unable to process your payment. Update your card and try again.\n\n$42.00 for OSPF in Practice is still to be paid. Access is limited 30 days after the first declined payment.\n\nPay here: https://academy.example/billing"
  },
  {
    "subject": "Your trial of OSPF in Practice ends soon",
    "text": "Your trial of OSPF in Practice ends on 26 Mar 2026. We will then charge $42.00.\n\nTo cancel or change how you pay: https://academy.example/billing"
  },
  {
    "subject": "Upcoming payment: OSPF in Practice",
    "text": "We will charge $42.00 for OSPF in Practice on 26 Mar 2026.\n\nTo cancel or change how you pay: https://academy.example/billing"
  },
  {
    "subject": "Your access is limited",
    "text": "A payment has been due since 24 Feb 2026. Your lessons are on hold and nothing is lost: they open again as soon as you pay.\n\nPay here: https://academy.example/billing"
  },
  {
    "subject": "You're accepted: Network Engineer",
    "text": "You're accepted: Network Engineer. You can start now.\n\nStart here: https://academy.example/programs/network-engineer"
  },
  {
    "subject": "Your application for Network Engineer",
    "text": "Your application for Network Engineer wasn't accepted. Finish a course on routing first.\n\nYou can apply again at any time: https://academy.example/programs/network-engineer"
  },
  {
    "subject": "3 updates from Uplink Academy",
    "text": "Noor answered your question about trunks.\nhttps://academy.example/courses/vlans-and-switching\n\nYour certificate for VLANs and Switching is ready.\nhttps://academy.example/achievements\n\nMaya Chen started following you.\n\nChoose what is sent to you: https://academy.example/notifications/settings",
    "unsubscribeUrl": "https://academy.example/unsubscribe/8f2c1d7e"
  },
  {
    "subject": "Your data is ready to download",
    "text": "Download it until 21 Mar 2026:\nhttps://academy.example/security\n\nYou'll be asked to sign in. If you didn't ask for this copy, change your password."
  },
  {
    "subject": "Your account will be deleted",
    "text": "On 26 Mar 2026 your Uplink Academy account will be deleted. Subscriptions have been cancelled; instalments stay due until that day.\n\nIf you'd like to keep the account, sign in before that day:\nhttps://academy.example/security\n\nIf you didn't ask for this, sign in, keep the account and change your password."
  },
  {
    "subject": "Your account will be deleted soon",
    "text": "On 26 Mar 2026 your Uplink Academy account will be deleted. To keep it, sign in before that day:\nhttps://academy.example/security"
  },
  {
    "subject": "Your account has been deleted",
    "text": "Your Uplink Academy account and everything stored about you have been deleted, except what the law requires: receipts and the bookkeeping behind them.\n\nThis is the last email to this address."
  },
  {
    "subject": "users-march.csv was uploaded",
    "text": "12 users were added.\nhttps://academy.example/admin/users/upload?id=4"
  },
  {
    "subject": "OSPF in Practice was duplicated",
    "text": "The copy is a draft at the url ospf-2. Only its authors see it:\nhttps://academy.example/creator/products"
  },
  {
    "subject": "OSPF in Practice was not duplicated",
    "text": "Another product took the url ospf-2 or its alias in the meantime. Choose other names and try again:\nhttps://academy.example/creator/products"
  },
  {
    "subject": "OSPF in Practice was imported",
    "text": "The product now has the imported files.\nhttps://academy.example/creator/products"
  },
  {
    "subject": "OSPF in Practice was not imported",
    "text": "lesson.yaml has no title.\nNothing was changed.\nhttps://academy.example/creator/products"
  }
];
