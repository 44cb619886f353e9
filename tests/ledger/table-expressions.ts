import { isDeepStrictEqual } from 'node:util';

// biome-ignore lint/suspicious/noExplicitAny: attributes and inputs, as the service would read them.
export type Attributes = Record<string, any>;

const functions: Record<string, (...of: Attributes[string][]) => unknown> = {
  attribute_exists: (attribute) => attribute !== undefined,
  attribute_not_exists: (attribute) => attribute === undefined,
  begins_with: (attribute, beginning) => attribute?.startsWith(beginning) ?? false,
  size: (attribute) => attribute?.length,
  if_not_exists: (attribute, value) => (attribute === undefined ? value : attribute),
  list_append: (one, other) => [...one, ...other],
};

/** The part of DynamoDB's expressions that the adapter uses; throws for anything else, as the service would. */
function reading(text: string, input: Attributes, item: Attributes) {
  const { ExpressionAttributeNames: names = {}, ExpressionAttributeValues: values = {} } = input;
  const tokens = text.match(/[#:]?\w+|<>|<=|>=|\S/g) ?? [];
  let at = 0;
  const accept = (token: string) => tokens[at] === token && ++at > 0;
  const demand = (is: unknown) => {
    if (!is) throw new Error(`"${text}" is not an expression at ${tokens[at]}.`);
  };

  function list(): unknown[] {
    const found = [operand()];
    while (accept(',')) found.push(operand());
    demand(accept(')'));
    return found;
  }

  function operand(): unknown {
    const token = tokens[at++] ?? '';
    if (accept('(')) {
      demand(functions[token]);
      return functions[token]?.(...list());
    }
    if (token.startsWith(':')) {
      demand(token in values);
      return values[token];
    }
    return item[name(token)];
  }

  function name(token: string | undefined): string {
    demand(token && /^#?\w+$/.test(token) && (!token.startsWith('#') || token in names));
    return names[token ?? ''] ?? token;
  }

  function term(): boolean {
    if (accept('(')) {
      const holds = either();
      demand(accept(')'));
      return holds;
    }
    const left = operand();
    if (accept('=')) return isDeepStrictEqual(left, operand());
    if (accept('<>')) return !isDeepStrictEqual(left, operand());
    if (accept('<')) return String(left) < String(operand());
    if (accept('<=')) return String(left) <= String(operand());
    if (accept('>=')) return String(left) >= String(operand());
    if (accept('IN')) {
      demand(accept('('));
      return list().includes(left);
    }
    demand(typeof left === 'boolean');
    return left === true;
  }

  function both(): boolean {
    let holds = term();
    while (accept('AND')) holds = term() && holds;
    return holds;
  }

  function either(): boolean {
    let holds = both();
    while (accept('OR')) holds = both() || holds;
    return holds;
  }

  return {
    accept,
    demand,
    operand,
    either,
    name: () => name(tokens[at++]),
    isOver: () => at === tokens.length,
  };
}

/** The service refuses a request with a name or value that none of its expressions uses. */
export function demandAllUsed(input: Attributes): void {
  const { ExpressionAttributeNames: names = {}, ExpressionAttributeValues: values = {} } = input;
  const { UpdateExpression, ConditionExpression, KeyConditionExpression, FilterExpression } = input;
  const text = [UpdateExpression, ConditionExpression, KeyConditionExpression, FilterExpression].join(' ');
  const used = new Set(text.match(/[#:]\w+/g));
  for (const given of Object.keys({ ...names, ...values })) {
    if (!used.has(given)) throw new Error(`"${text}" does not use ${given}.`);
  }
}

/** Whether the item meets a condition, a key condition or a filter; it does where there is none. */
export function holds(text: string | undefined, input: Attributes, item: Attributes): boolean {
  if (text === undefined) return true;
  const { either, demand, isOver } = reading(text, input, item);
  const answer = either();
  demand(isOver());
  return answer;
}

/** The item as `SET ...` or `REMOVE ...` leaves it. */
export function updated(text: string, input: Attributes, item: Attributes): Attributes {
  const { accept, demand, operand, name, isOver } = reading(text, input, item);
  const after = { ...item };
  const removes = accept('REMOVE');
  demand(removes || accept('SET'));
  do {
    const attribute = name();
    if (removes) {
      delete after[attribute];
      continue;
    }
    demand(accept('='));
    after[attribute] = operand();
  } while (accept(','));
  demand(isOver());
  return after;
}
