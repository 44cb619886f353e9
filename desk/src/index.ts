export { type Account, isAccountName, isWhole, readRoles } from './accounts/account.ts';
export { type Accounts, openAccounts } from './accounts/accounts.ts';
export { isPassword } from './accounts/password.ts';
export { randomPassword } from './accounts/random-password.ts';
export { deskApp } from './app.ts';
export type { DeskPorts } from './ports.ts';
