import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { classNames } from '../class-names/class-names';
import { Button } from '../button/button';
import { Dialog } from '../dialog/dialog';
import type { ControlTies } from '../field/field';
import { ChevronDown, Icon } from '../icon/icon';
import { useMinWidth } from '../viewport/viewport';
import { loadTreePanel, treePanel } from './load-tree-panel';
import type { TreePanelProps } from './tree-panel';
import styles from './tree-select.module.css';

export type { TreeNode } from './tree-rows';

export interface TreeSelectProps extends Partial<ControlTies>, Omit<TreePanelProps, 'nodes'> {
  /** Undefined while loading. */
  nodes: TreePanelProps['nodes'] | undefined;
  /** Text of the closed field: the selection. */
  shown: string;
  className?: string | undefined;
}

/**
 * A select with a tree of options. Spread the props of its `Field` on it. Opens under the field; on narrow screens,
 * where filters are in a sheet already, it opens as a modal.
 */
export function TreeSelect({
  title,
  nodes,
  value,
  shown,
  searchLabel,
  find,
  count,
  noMatch,
  onChoose,
  className,
  ...ties
}: TreeSelectProps) {
  const popupId = useId();
  const isWide = useMinWidth('64rem');
  const [isOpen, setOpen] = useState(false);
  const [Panel, setPanel] = useState(treePanel);
  const [hasFailed, setFailed] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLButtonElement>(null);
  useOutsidePress(place, isOpen && isWide, () => setOpen(false));

  const load = () => {
    if (Panel) return;
    setFailed(false);
    loadTreePanel().then(
      (loaded) => setPanel(() => loaded),
      () => setFailed(true),
    );
  };
  const open = () => {
    load();
    setOpen(true);
  };
  // The browser restores focus when a modal closes, but not for a popup.
  const close = () => {
    setOpen(false);
    field.current?.focus();
  };
  const panel =
    nodes === undefined || Panel === undefined ? (
      <p className={styles.empty} role="status">
        {hasFailed
          ? 'La liste n’a pas pu être chargée. Fermez-la, puis ouvrez-la de nouveau.'
          : 'Chargement de la liste'}
      </p>
    ) : (
      <Panel
        {...{ title, nodes, value, searchLabel, find, count, noMatch }}
        onChoose={(id) => {
          close();
          onChoose(id);
        }}
      />
    );

  return (
    <div ref={place} className={classNames(styles.place, className)}>
      <button
        {...ties}
        ref={field}
        type="button"
        role="combobox"
        className={styles.field}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={popupId}
        onPointerEnter={load}
        onClick={isOpen ? () => setOpen(false) : open}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          open();
        }}
      >
        <span className={styles.shown} title={shown}>
          {shown}
        </span>
        <Icon glyph={ChevronDown} />
      </button>
      {isOpen && isWide && (
        <Popup
          id={popupId}
          title={title}
          isReady={nodes !== undefined && Panel !== undefined}
          onClose={close}
          onLeave={() => setOpen(false)}
        >
          {panel}
        </Popup>
      )}
      <Dialog
        open={isOpen && !isWide}
        title={title}
        onClose={close}
        actions={<Button onClick={close}>Fermer</Button>}
      >
        <div id={popupId}>{panel}</div>
      </Dialog>
    </div>
  );
}

interface PopupProps {
  id: string;
  title: string;
  /** Whether it has something to focus. */
  isReady: boolean;
  /** On Escape: focus returns to the field. */
  onClose: () => void;
  /** Focus moved elsewhere, and stays there. */
  onLeave: () => void;
  children: ReactNode;
}

function Popup({ id, title, isReady, onClose, onLeave, children }: PopupProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const first = box.current?.querySelector<HTMLElement>('[data-initial-focus]') ?? box.current;
    first?.focus();
  }, [isReady]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles the keys of its children
    <div
      ref={box}
      id={id}
      role="dialog"
      aria-label={title}
      className={styles.popup}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
      onBlur={(event) => {
        const to = event.relatedTarget;
        if (to instanceof Node && !event.currentTarget.contains(to)) onLeave();
      }}
    >
      {children}
    </div>
  );
}

function useOutsidePress(place: RefObject<HTMLElement | null>, isOn: boolean, leave: () => void): void {
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Node && place.current?.contains(target) === false) latest.current();
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [place, isOn]);
}
