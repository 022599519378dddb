// The faults that `npm run mutants` plants: each one changes a single place of a source text, as a slip of the hand would.
import { parseAst } from 'vite';

const BOUNDARIES = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };
const COMPARISONS = { '<': '>=', '<=': '>', '>': '<=', '>=': '<', '===': '!==', '!==': '===' };
const SIGNS = { '+': '-', '-': '+' };
const CONNECTIVES = { '&&': '||', '||': '&&' };
const METHODS = {
  every: 'some',
  some: 'every',
  min: 'max',
  max: 'min',
  shift: 'pop',
  pop: 'shift',
  push: 'unshift',
  unshift: 'push',
  find: 'findLast',
  findIndex: 'findLastIndex',
};
/** What leaves a function or a turn of a loop early. */
const EXITS = ['ReturnStatement', 'ThrowStatement', 'ContinueStatement', 'BreakStatement'];

/**
 * All faults of the known kinds for a source text, in its order: `{ kind, line, from, to, text }`, where `text` takes the
 * place of the characters from `from` up to `to`.
 */
export function faultsFor(source, name) {
  const faults = [];
  const lineOf = (at) => source.slice(0, at).split('\n').length;
  const textOf = ({ start, end }) => source.slice(start, end);
  const plant = (kind, from, to, text) => faults.push({ kind, line: lineOf(from), from, to, text });
  /** Puts another operator between two operands. */
  const operator = (kind, { left, right, operator }, other) => {
    const at = source.indexOf(operator, left.end);
    if (other !== undefined && at < right.start) plant(kind, at, at + operator.length, other);
  };
  const negate = (kind, test) => plant(kind, test.start, test.end, `!(${textOf(test)})`);

  const visit = (node) => {
    switch (node.type) {
      case 'BinaryExpression':
        operator('boundary', node, BOUNDARIES[node.operator]);
        operator('comparison', node, COMPARISONS[node.operator]);
        if (!isText(node.left) && !isText(node.right)) operator('sign', node, SIGNS[node.operator]);
        break;
      case 'LogicalExpression':
        operator('connective', node, CONNECTIVES[node.operator]);
        break;
      case 'UnaryExpression':
        if (node.operator === '!') plant('negation', node.start, node.argument.start, '');
        break;
      case 'ConditionalExpression':
        negate('negation', node.test);
        break;
      case 'IfStatement':
        if (node.alternate === null && isExit(node.consequent)) plant('dropped guard', node.start, node.end, ';');
        else negate('negation', node.test);
        break;
      case 'AwaitExpression':
        plant('dropped await', node.start, node.argument.start, '');
        break;
      case 'CallExpression': {
        const { property, computed } = node.callee;
        const other = computed === false ? METHODS[property?.name] : undefined;
        if (other !== undefined) plant('method', property.start, property.end, other);
        break;
      }
      case 'ExpressionStatement':
        if (isCall(node.expression)) plant('dropped call', node.start, node.end, ';');
        break;
    }
    if (Array.isArray(node.body)) swapNeighbours(node.body, source, plant);
    for (const child of childrenOf(node)) visit(child);
  };
  visit(parseAst(source, { lang: name.endsWith('x') ? 'tsx' : 'ts' }));
  return faults.sort((a, b) => a.from - b.from || a.kind.localeCompare(b.kind));
}

/** Statements that only do something, in the other order. */
function swapNeighbours(statements, source, plant) {
  for (const [i, first] of statements.entries()) {
    const second = statements[i + 1];
    if (first.type !== 'ExpressionStatement' || second?.type !== 'ExpressionStatement') continue;
    if (!isCall(first.expression) || !isCall(second.expression)) continue;
    const [before, between, after] = [
      source.slice(first.start, first.end),
      source.slice(first.end, second.start),
      source.slice(second.start, second.end),
    ];
    plant('swapped order', first.start, second.end, after + between + before);
  }
}

function isCall({ type, argument, expression }) {
  if (type === 'AwaitExpression' || type === 'UnaryExpression') return isCall(argument);
  return type === 'CallExpression' || (type === 'ChainExpression' && isCall(expression));
}

function isText({ type, value, left, right }) {
  if (type === 'BinaryExpression') return isText(left) || isText(right);
  return type === 'TemplateLiteral' || (type === 'Literal' && typeof value === 'string');
}

function isExit(statement) {
  return EXITS.includes(statement.type === 'BlockStatement' ? statement.body.at(-1)?.type : statement.type);
}

function childrenOf(node) {
  return Object.values(node)
    .flat()
    .filter((child) => typeof child?.type === 'string');
}
