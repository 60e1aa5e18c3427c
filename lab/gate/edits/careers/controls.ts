import { careers, type Edit } from '../../edit';
import { BOARD, DIALOG, FILTERS, LINK, POINT } from './page';

/** Edits that break what visitors use: dialogs, links, the search and buttons. */
export const controlEdits: readonly Edit[] = [
  careers('a dialog that throws when it opens', [
    DIALOG,
    'const [open, setOpen] = useState(true);',
    "const [open, setOpen] = useState(true);\n  if (typeof window === 'object' && job.id > '0') throw new Error('planted');",
  ]),
  careers('a dialog that Escape does not close', [
    DIALOG,
    'setOpen(false);\n    onClose();',
    'if (job.applicants < 0) {\n      setOpen(false);\n      onClose();\n    }',
  ]),
  careers('a link to details that leads nowhere', [
    LINK,
    'to={boardPath(to) + anchor} {...rest} />',
    'to={boardPath(to) + anchor} {...rest} onClick={(event) => event.preventDefault()} />',
  ]),
  careers('a link to a page that does not exist', [
    'src/pages/careers/CareersBreadcrumb.tsx',
    "{ label: breadcrumb.home, to: '/' }",
    "{ label: breadcrumb.home, to: '/home' }",
  ]),
  careers('a search field that loses characters', [
    FILTERS,
    'debounceFilters({ search: event.target.value })',
    "debounceFilters({ search: event.target.value.replace('a', '') })",
  ]),
  careers('a search field that loses its input', [
    BOARD,
    'const state = draft ?? parseBoard(location.search);',
    'const state = parseBoard(location.search);',
  ]),
  careers('a query that breaks on quotes', [
    'src/pages/careers/board/board.ts',
    'const text = search.trim().toLowerCase();',
    "const text = search.trim().toLowerCase();\n  if (text.includes('\"')) JSON.parse(text);",
  ]),
  careers('a page number that throws unless it is a whole one', [
    'src/pages/careers/board/board.ts',
    '/^[1-9]\\d{0,5}$/.test(page) ? Number(page) : 1',
    'page ? Number(BigInt(page)) : 1',
  ]),
  careers('a button without a name', [
    POINT,
    '<Icon name={icon} size={32} />',
    '<Icon name={icon} size={32} />\n      <button type="button" onClick={() => document.body.focus()}>\n        <Icon name={icon} size={24} />\n      </button>',
  ]),
  careers('a button that does nothing', [
    POINT,
    '<Icon name={icon} size={32} />',
    '<Icon name={icon} size={32} />\n      <button type="button">More</button>',
  ]),
];
