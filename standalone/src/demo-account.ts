import { type Accounts, randomPassword } from '@kuvvet/desk';

const name = 'demo';

/** An account to try the sample month with, and its password, another at every start; null once it was removed. */
export async function demoAccount(
  accounts: Accounts,
): Promise<{ readonly name: string; readonly password: string } | null> {
  const password = randomPassword();
  const ready =
    accounts.all().length === 0
      ? await accounts.add({ name, roles: ['officer', 'administrator'], sender: null }, password)
      : await accounts.setPassword(name, password);
  return ready ? { name, password } : null;
}
