/**
 * What stands in the page for a node that others took out: a translator replaces a text by a `<font>` with its words in
 * another language, and such an element by another one.
 */
const standIns = new WeakMap<Node, Node>();
const claimed = new WeakSet<Node>();

const isReplaceable = (node: Node) => node.nodeType === Node.TEXT_NODE || node.nodeName === 'FONT';
const isStandIn = (node: Node | null): node is Node => node?.nodeName === 'FONT' && !claimed.has(node);

/** A replacement is one record; or the new node was put before or after the old one, which was then removed. */
function note(records: readonly MutationRecord[]): void {
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
    for (const removed of removedNodes) {
      const standIn = isReplaceable(removed) && [...addedNodes, previousSibling, nextSibling].find(isStandIn);
      if (!standIn) continue;
      standIns.set(removed, standIn);
      claimed.add(standIn);
    }
  }
}

/**
 * Lets React change texts that a translator (of the browser, or an extension) has replaced. React keeps a reference to
 * every text that is not alone in its element: removing it or inserting before it throws once it was taken out, and
 * writing to it is seen by nobody. Here such a text first takes back its place, so that React finds the page as it
 * rendered it; the translator, which watches the page, then translates the new words. Covers every remote of every
 * release, and asks nothing of those who write screens.
 *
 * Must run before React.
 */
export function keepTranslatedTexts({
  document: page,
  MutationObserver: Observer,
  Node: Nodes,
}: Window & typeof globalThis): void {
  const observer = new Observer(note);
  observer.observe(page, { childList: true, subtree: true });

  function putBack(text: Node): void {
    // What was done in this very task is not told yet.
    note(observer.takeRecords());
    let standIn = standIns.get(text);
    while (standIn && !standIn.parentNode) standIn = standIns.get(standIn);
    standIns.delete(text);
    standIn?.parentNode?.replaceChild(text, standIn);
  }

  const isText = (node: Node | null): node is Node => node?.nodeType === Nodes.TEXT_NODE;
  const { removeChild, insertBefore, appendChild } = Nodes.prototype;
  Object.assign(Nodes.prototype, {
    removeChild(this: Node, child: Node) {
      if (child.parentNode !== this && isText(child)) putBack(child);
      return removeChild.call(this, child);
    },
    // A text that is moved must not leave its translation behind.
    insertBefore(this: Node, node: Node, before: Node | null) {
      if (isText(node) && standIns.has(node)) putBack(node);
      if (isText(before) && before.parentNode !== this) putBack(before);
      return insertBefore.call(this, node, before);
    },
    appendChild(this: Node, node: Node) {
      if (isText(node) && standIns.has(node)) putBack(node);
      return appendChild.call(this, node);
    },
  });

  const value = Object.getOwnPropertyDescriptor(Nodes.prototype, 'nodeValue');
  Object.defineProperty(Nodes.prototype, 'nodeValue', {
    ...value,
    set(this: Node, words: string | null) {
      if (isText(this) && !this.isConnected) putBack(this);
      value?.set?.call(this, words);
    },
  });
}
