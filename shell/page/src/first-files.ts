// Preloads the files of the first screen after the code of the shell was loaded, when the network is idle. Loaded in
// parallel they would delay that code (fonts by 0.15 s on a slow phone, the files of a list by 0.7 s); loaded on demand
// they would be late. The server put them into templates: its style sheet, the fonts of French pages, and the files of
// the role's screen.
for (const files of document.querySelectorAll<HTMLTemplateElement>('template[data-first]'))
  document.head.append(files.content);

export {};
