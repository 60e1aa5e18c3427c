import type { Edit } from '../../edit';
import { BOARD, DIALOG, FILTERS, HERO, LINK, WHY } from './page';

/** Edits that break what visitors use: dialogs, links, the search and buttons. */
export const controlEdits: readonly Edit[] = [
  {
    name: 'a dialog that throws when it opens',
    remote: 'mf-careers',
    changes: [
      [
        DIALOG,
        'const [open, setOpen] = useState(true);',
        "const [open, setOpen] = useState(true);\n  if (typeof window === 'object' && job.id > '0') throw new Error('planted');",
      ],
    ],
  },
  {
    name: 'a dialog that Escape does not close',
    remote: 'mf-careers',
    changes: [
      [
        DIALOG,
        'setOpen(false);\n    onClose();',
        'if (job.applicants < 0) {\n      setOpen(false);\n      onClose();\n    }',
      ],
    ],
  },
  {
    name: 'a link to details that leads nowhere',
    remote: 'mf-careers',
    changes: [
      [
        LINK,
        'to={boardPath(to) + anchor} {...rest} />',
        'to={boardPath(to) + anchor} {...rest} onClick={(event) => event.preventDefault()} />',
      ],
    ],
  },
  {
    name: 'a link to a page that does not exist',
    remote: 'mf-careers',
    changes: [[HERO, "{ label: breadcrumb.home, to: '/' }", "{ label: breadcrumb.home, to: '/home' }"]],
  },
  {
    name: 'a search field that loses characters',
    remote: 'mf-careers',
    changes: [
      [
        FILTERS,
        'debounceFilters({ search: event.target.value })',
        "debounceFilters({ search: event.target.value.replace('a', '') })",
      ],
    ],
  },
  {
    name: 'a search field that loses its input',
    remote: 'mf-careers',
    changes: [
      [
        BOARD,
        'const state = draft ?? parseBoard(location.search);',
        'const state = parseBoard(location.search);',
      ],
    ],
  },
  {
    name: 'a query that breaks on quotes',
    remote: 'mf-careers',
    changes: [
      [
        'src/pages/careers/board/board.ts',
        'const text = search.trim().toLowerCase();',
        "const text = search.trim().toLowerCase();\n  if (text.includes('\"')) JSON.parse(text);",
      ],
    ],
  },
  {
    name: 'a page number that throws unless it is a whole one',
    remote: 'mf-careers',
    changes: [
      [
        'src/pages/careers/board/board.ts',
        '/^[1-9]\\d{0,5}$/.test(page) ? Number(page) : 1',
        'page ? Number(BigInt(page)) : 1',
      ],
    ],
  },
  {
    name: 'a button without a name',
    remote: 'mf-careers',
    changes: [
      [
        WHY,
        '<span css={badge}>',
        '<button type="button" onClick={() => document.body.focus()}>\n              <Icon name={icon} size={24} />\n            </button>\n            <span css={badge}>',
      ],
    ],
  },
  {
    name: 'a button that does nothing',
    remote: 'mf-careers',
    changes: [
      [WHY, '<span css={badge}>', '<button type="button">More</button>\n            <span css={badge}>'],
    ],
  },
];
