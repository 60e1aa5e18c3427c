import { css, keyframes } from '@emotion/react';
import { Close, Content, Description, Portal, Root, Title } from '@radix-ui/react-dialog';
import { useRef, type ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import { color, font, fontSize, media, radius, shadow, space } from '../tokens';
import { visuallyHidden } from '../typography/VisuallyHidden';

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } });

/* The layer scrolls; `GlobalStyles` locks the page behind it. Radix's overlay, which locks the page with styles that it
   injects at run time, is not needed. */
const layer = css({
  position: 'fixed',
  inset: 0,
  zIndex: 100,
  display: 'grid',
  // Not a `minHeight` of the panel: taller content would overflow the row.
  gridAutoRows: 'minmax(max-content, 1fr)',
  overflowY: 'auto',
  // Keeps focused elements clear of the close button.
  scrollPaddingTop: space(18),
  overscrollBehavior: 'contain',
  pointerEvents: 'auto',
  background: 'rgb(10 18 36 / 0.62)',
  [media.sm]: { padding: space(6), placeItems: 'center' },
  [media.motion]: { animation: `${fade} 160ms ease-out` },
});

const panel = css({
  position: 'relative',
  width: '100%',
  padding: `${space(6)} ${space(5)} ${space(8)}`,
  background: color.surface,
  color: color.inkSoft,
  outline: 'none',
  [media.sm]: { padding: space(9), borderRadius: radius.md, boxShadow: shadow.lg },
  [media.motion]: { animation: `${rise} 220ms cubic-bezier(0.2, 0.7, 0.2, 1)` },
});

const sizes = {
  md: css({ [media.sm]: { maxWidth: '34rem' } }),
  lg: css({ [media.sm]: { maxWidth: '50rem' } }),
};

const heading = css({ display: 'grid', gap: space(2), marginBottom: space(6), paddingInlineEnd: space(13) });
const titleStyles = css({
  fontFamily: font.display,
  fontSize: 'clamp(1.5rem, 1.35rem + 0.8vw, 1.875rem)',
  fontWeight: 500,
  lineHeight: 1.2,
  letterSpacing: '-0.015em',
  color: color.ink,
});
const descriptionStyles = css({ color: color.muted, fontSize: fontSize.md, lineHeight: 1.55 });

// Has no height and stays in the panel's corner however far the panel is scrolled.
const corner = css({
  position: 'sticky',
  zIndex: 1,
  top: space(6),
  display: 'grid',
  justifyContent: 'end',
  height: 0,
  margin: `${space(-2)} ${space(-1)} ${space(2)}`,
  [media.sm]: { top: space(9), margin: `${space(-5)} ${space(-5)} ${space(5)}` },
});

const close = css({
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  border: `1px solid ${color.line}`,
  borderRadius: '50%',
  background: color.surface,
  color: color.ink,
  cursor: 'pointer',
  '&:hover': { background: color.tint },
});

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children: ReactNode;
  size?: keyof typeof sizes;
  /** For content with its own heading: the title is then only the dialog's accessible name. */
  hideTitle?: boolean;
}

/** A modal dialog, full-screen on a phone. Escape, the backdrop and the close button close it; focus returns to its opener. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  size = 'md',
  hideTitle = false,
}: DialogProps): ReactNode {
  // Radix returns the focus to its own trigger only, and this dialog has none.
  const opener = useRef<Element>(null);
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <div css={layer} data-dialog-layer="">
          <Content
            css={[panel, sizes[size]]}
            onOpenAutoFocus={() => {
              opener.current = document.activeElement;
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (opener.current instanceof HTMLElement) opener.current.focus();
            }}
            {...(description ? {} : { 'aria-describedby': undefined })}
          >
            <div css={corner}>
              <Close css={close} aria-label="Close">
                <Icon name="close" size={22} />
              </Close>
            </div>
            <div css={hideTitle ? visuallyHidden : heading}>
              <Title css={titleStyles}>{title}</Title>
              {description && <Description css={descriptionStyles}>{description}</Description>}
            </div>
            {children}
          </Content>
        </div>
      </Portal>
    </Root>
  );
}
